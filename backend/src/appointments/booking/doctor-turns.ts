import { Injectable } from '@nestjs/common';

/**
 * Requests for one doctor's time wait here instead of at the row lock, where each would occupy a connection of the pool.
 * Other servers meet at the lock.
 */
@Injectable()
export class DoctorTurns {
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
