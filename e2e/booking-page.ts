import type { Locator, Page } from '@playwright/test';
import { see } from './look';
import { ANY, like, wordsOf, type PageLanguage } from './page-words';
import type { Doctor, Person } from './people';

type Named = Pick<Doctor, 'fullName'>;

/** A doctor as every page names them, however the name was typed. */
export const titled = (fullName: string): string => `Dr. ${fullName.replace(/^Dr\. /u, '')}`;

/** The button and the sheet of a doctor. */
export const bookWith = (fullName: string): string => `Book with ${titled(fullName)}`;

/** The public booking page as a visitor uses it, in their language. */
export class BookingPage {
  readonly words;

  constructor(
    readonly page: Page,
    language: PageLanguage = 'en',
  ) {
    this.words = wordsOf(language);
  }

  /** Opens the doctor's sheet and waits for the times. */
  async openSheet({ fullName }: Named): Promise<void> {
    const doctor = titled(fullName);
    await this.page.getByRole('link', { name: this.words.doctors.bookWith({ doctor }) }).click();
    await see(this.page.getByRole('dialog', { name: this.words.sheet.title({ doctor }) }), this.freeStarts());
  }

  /** The doctor's next free start on their card. */
  nextFree({ fullName }: Named): Locator {
    const { doctors, again } = this.words;
    return this.page.getByRole('link', { name: like(`${doctors.nextFree()} ${ANY} ${again.withDoctor({ doctor: titled(fullName) })}`) });
  }

  freeStarts(): Locator {
    return this.page.locator('button.slot[aria-disabled=false]');
  }

  start(time: string): Locator {
    return this.page.locator('button.slot').filter({ hasText: new RegExp(`^${time}$`, 'u') });
  }

  /** Goes to the next week and to its first day on which something is free. */
  async goAWeekAhead(): Promise<void> {
    const { sheet } = this.words;
    const free = sheet.free({ count: 2 }).replace('2', ANY);
    await this.page.getByRole('button', { name: sheet.later() }).click();
    await this.page
      .getByRole('group', { name: sheet.days() })
      .getByRole('button', { name: like(sheet.chosenDay({ day: ANY, state: free })) })
      .first()
      .click();
    await see(this.freeStarts());
  }

  /** Chooses the first free start of the shown day, and waits until it is kept, or said not to be. */
  async chooseFirstFree(): Promise<string> {
    const time = await this.freeStarts().first().innerText();
    await this.start(time).click();
    const { held, notKept } = this.words.hold;
    await see(this.page.getByText(like(held({ left: ANY }))).or(this.page.getByText(notKept())));
    return time;
  }

  kept(): Promise<unknown> {
    return see(this.page.getByText(like(this.words.hold.held({ left: ANY }))));
  }

  /** Types the phone and leaves the field, as the check of the phone needs it. */
  async enterPhone(phone: string): Promise<void> {
    await this.field(this.words.form.phone()).fill(phone);
    await this.field(this.words.form.phone()).press('Tab');
  }

  async enterDetails({ name, age, symptoms }: Person): Promise<void> {
    const { form } = this.words;
    await this.field(form.name()).fill(name);
    await this.field(form.age()).fill(age);
    await this.page.getByText(form.genders.female(), { exact: true }).click();
    await this.field(form.symptoms()).fill(symptoms);
  }

  field(label: string): Locator {
    return this.page.getByRole('dialog').getByRole('textbox', { name: label });
  }

  bookButton(): Locator {
    return this.page.getByRole('button', { name: this.words.book.book(), exact: true });
  }

  booked(): Promise<unknown> {
    return see(this.page.getByRole('heading', { name: this.words.result.title() }));
  }

  /** Presses Book; answers the appointment's number once it is booked. */
  async book(): Promise<string> {
    await this.bookButton().click();
    await this.booked();
    return this.page.locator('.ticket-number dd').innerText();
  }

  /** The link to the page of the appointment, once it is booked. */
  ownLink(): Locator {
    return this.page.getByRole('link', { name: this.words.result.manage() });
  }

  /** What stands on the ticket about the day and the time. */
  async when(): Promise<string> {
    return this.page.locator('.ticket dd').nth(1).innerText();
  }
}
