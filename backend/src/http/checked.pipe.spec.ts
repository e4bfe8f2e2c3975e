import { Refusal } from '@arogya/domain/refusal';
import { between, optional, text } from '@arogya/domain/rule';
import { Checked } from './checked.decorator';
import { CheckedPipe } from './checked.pipe';

class Person {
  @Checked(text({ message: 'Please enter a name' })) name!: string;
  @Checked(optional(between(1, 150, { low: 'Too young', high: 'Too old' }))) age?: number | null;
}
class Change extends Person {
  @Checked(text({ message: 'Please enter a city' }), { ifSent: true }) city?: string;
}

function byPipe(sent: object): unknown {
  try {
    new CheckedPipe().transform(sent, { metatype: Change, type: 'body' });
    return {};
  } catch (error) {
    return (error as Refusal).errors;
  }
}
it.each([
  [{ name: 'Asha' }, {}],
  [{ name: 'Asha', age: 34, city: 'Pune' }, {}],
  [{}, { name: 'Please enter a name' }],
  [
    { name: 7, age: 151 },
    { name: 'Please enter a name', age: 'Too old' },
  ],
  [{ name: 'Asha', age: null }, {}],
  [{ name: 'Asha', city: 5 }, { city: 'Please enter a city' }],
])('finds in %j the sentence of each field that breaks its rule', (sent, errors) => {
  expect(byPipe(sent)).toEqual(errors);
});

it('refuses a field that is not known', () => {
  expect(byPipe({ name: 'Asha', role: 'admin' })).toEqual({ role: 'This field is not known here' });
});
