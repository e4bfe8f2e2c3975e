import { Injectable } from '@nestjs/common';

/** Whether this server is about to stop: it still answers, but takes nothing on that lasts (docs/adr/0022-operations.md). */
@Injectable()
export class Drain {
  private begun = false;
  private readonly acts: (() => void)[] = [];

  get draining(): boolean {
    return this.begun;
  }

  /** Calls `act` when the drain begins. */
  onBegin(act: () => void): void {
    this.acts.push(act);
  }

  begin(): void {
    if (this.begun) return;
    this.begun = true;
    for (const act of this.acts) act();
  }
}
