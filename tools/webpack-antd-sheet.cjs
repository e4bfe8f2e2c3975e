const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');
const antd = require('antd');
const { createElement: element } = require('react');
const { renderToString } = require('react-dom/server');
const { compile, serialize, stringify } = require('stylis');
const { isUnused } = require('./webpack-antd-unused.cjs');

const { _InternalPanelDoNotUseOrYouWillBeFired: Dialog } = antd.Modal;
const TRIGGER = element('span');

/** Each part that the shell brings (shell/src/antd.ts), and what those bring, in a form that asks for all of its styles. */
const RENDERED = [
  element(antd.Alert, { title: ' ' }),
  element(antd.App),
  element(antd.AutoComplete),
  element(antd.Button, null, ' '),
  element(antd.Checkbox),
  element(antd.Drawer),
  element(antd.Dropdown, { menu: { items: [] } }, TRIGGER),
  element(antd.Empty),
  element(antd.Form, null, element(antd.Form.Item, { label: ' ' }, element(antd.Input))),
  element(antd.Input.TextArea),
  element(antd.Input.Password),
  element(antd.Input.Search),
  element(antd.InputNumber),
  element(antd.Modal),
  element(Dialog),
  element(Dialog, { type: 'confirm' }),
  element(antd.Pagination, { total: 100 }),
  element(antd.Radio),
  element(antd.Segmented, { options: [' '] }),
  element(antd.Select),
  element(antd.Switch),
  element(antd.Tabs, { items: [] }),
  element(antd.Tag, { color: 'success' }, ' '),
  element(antd.Tooltip, { title: ' ' }, TRIGGER),
];

/** Whatever stands in brackets, `:not(.ant-input-rtl)` or one of several, is none that an element must have. */
const IN_BRACKETS = /:[\w-]+\([^()]*\)/gu;
const CLASS = /\.(?<name>[\w-]+)/gu;

function isUsed(selector) {
  const plain = selector.replaceAll(IN_BRACKETS, '').replaceAll(IN_BRACKETS, '');
  return ![...plain.matchAll(CLASS)].some(({ groups: { name } }) => isUnused(name));
}

/** Without what no element can match (webpack-antd-unused.cjs): half of it. */
function withoutUnused(css) {
  const keep = (element, ...more) => {
    if (element.type === 'rule') element.props = element.props.filter(isUsed);
    return stringify(element, ...more);
  };
  return serialize(compile(css), keep);
}

/**
 * antd's styles of these parts: `css` is one sheet whatever the `theme`, as it takes what differs from variables that the browser
 * writes (libs/ui/src/look/theme.ts); `whole` has all, used or not; `names` says whose they are, e.g. 'Button-Button' or 'Form-item-item'.
 */
function antdSheet(theme = {}) {
  const cache = createCache();
  const made = { ...theme, hashed: false, zeroRuntime: false };
  renderToString(element(StyleProvider, { cache }, element(antd.ConfigProvider, { theme: made }, ...RENDERED)));
  const styles = [...cache.cache.keys()].map((key) => key.split('%')).filter(([kind]) => kind === 'style');
  const whole = extractStyle(cache, { types: 'style', plain: true });
  return { css: withoutUnused(whole), whole, names: styles.map(([, , name]) => name) };
}

module.exports = { antdSheet, withoutUnused };
