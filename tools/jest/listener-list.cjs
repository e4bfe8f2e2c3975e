/** Hears which listeners are added to some targets, in order to take them away again. */
module.exports.ListenerList = class ListenerList {
  added = [];

  constructor(targets) {
    for (const target of targets) {
      const add = target.addEventListener;
      target.addEventListener = (...given) => {
        this.added.push(() => target.removeEventListener(...given));
        return add.apply(target, given);
      };
    }
  }

  clear() {
    for (const remove of this.added.splice(0)) remove();
  }
};
