/** Native ES modules in Jest: the specs are modules, as Nest is. */
export const JEST_NODE_OPTIONS = '--experimental-vm-modules --disable-warning=ExperimentalWarning';
