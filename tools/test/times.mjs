import { processorSeconds } from './processor.mjs';

/** Where the time of a run went. */
export class Times {
  #began = Date.now();
  #parts = [];
  #work = [];

  /** Answers what the part answers. */
  async part(name, run) {
    const began = Date.now();
    const answer = await run();
    this.#parts.push(`${name} ${secondsSince(began)} s`);
    return answer;
  }

  /** How long the processors of this machine worked meanwhile; parts that run at the same time are counted together. */
  async processor(name, run) {
    const before = processorSeconds();
    await run();
    this.#work.push(`${name} ${Math.round(processorSeconds() - before)} s`);
  }

  toString() {
    return `Time: ${this.#parts.join(', ')}, all ${secondsSince(this.#began)} s\nWork of the processors: ${this.#work.join(', ')}`;
  }
}

const secondsSince = (began) => Math.round((Date.now() - began) / 1000);
