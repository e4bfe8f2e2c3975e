const { default: Sequencer } = require('@jest/test-sequencer');

/** Looks at what all other spec files have sent. */
const LAST = /\/sent-statements\.db\.spec\.ts$/;

module.exports = class LastOneLast extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    const isLast = ({ path }) => LAST.test(path);
    return [...sorted.filter((test) => !isLast(test)), ...sorted.filter(isLast)];
  }
};
