import { Injectable } from '@nestjs/common';

/**
 * Those who want one doctor's time wait here and not at the row's lock, each with a connection of the pool; other servers
 * meet at the lock.
 */
@Injectable()
export class DoctorQueue {
  private readonly last = new Map<string, Promise<unknown>>();

  async run<T>(doctorId: string, act: () => Promise<T>): Promise<T> {
    const before = this.last.get(doctorId);
    const mine = before ? before.then(act, act) : act();
    const settled = mine.catch(() => undefined);
    this.last.set(doctorId, settled);
    try {
      return await mine;
    } finally {
      if (this.last.get(doctorId) === settled) this.last.delete(doctorId);
    }
  }
}
