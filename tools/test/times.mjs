import { processorSeconds } from './processor.mjs';

/** Where the time of a run went. */
export class Times {
  #began = Date.now();
  #parts = [];
  #work = 0;

  /** Answers what the part answers. */
  async part(name, run) {
    const began = Date.now();
    const answer = await run();
    this.#parts.push(`${name} ${secondsSince(began)} s`);
    return answer;
  }

  /** Adds how long the processors of this machine worked meanwhile. */
  async processor(run) {
    const before = processorSeconds();
    await run();
    this.#work += Math.round(processorSeconds() - before);
  }

  toString() {
    return `Time: ${this.#parts.join(', ')}, all ${secondsSince(this.#began)} s\nWork of the processors: ${this.#work} s`;
  }
}

const secondsSince = (began) => Math.round((Date.now() - began) / 1000);
