const NAMED = 'blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold';

/** What antd can look like and no screen does. Tests refuse it (antd-unstyled.mjs): a screen that needs it takes it out of here first. */
const UNUSED = [
  /^ant-col-(?:\w+-)*\d+$|^ant-col-\w+-flex$/, // columns of a grid
  /^ant-[\w-]+-rtl$/, // from right to left
  new RegExp(`^ant-(?:btn-color|tooltip)-(?:${NAMED})$`), // a colour by its name
  /^ant-(?:input|input-number|select|pagination)-(?:borderless|filled|underlined)$/, // fields without an outline
  /^ant-input(?:-number)?-group|^ant-input-search|^ant-[\w-]+-(?:addon$|compact(?:-|$))/, // what stands together with a field
  /^ant-tabs-(?:card|left|right|bottom|nav-add|tab-remove|centered)$/, // tabs as cards, or not on top
  /^ant-pagination-(?:simple|slash|options-quick-jumper)/, // a page that is typed
  /^ant-dropdown-(?:menu-submenu|arrow)/, // a menu in a menu
  /^ant-(?:badge|btn-group|picker|rate|skeleton|typography)(?:-|$)/, // parts that the shell does not bring
  /^data-ant-/, // for a sheet that the browser goes on with
];

const isUnused = (name) => UNUSED.some((pattern) => pattern.test(name));

module.exports = { UNUSED, isUnused };
