/** The browser may answer before the next part. */
const turn = (): Promise<void> => new Promise((done) => setTimeout(done));

/** What the scripts hold, in the order in which it needs each other. */
const PARTS: readonly (() => Promise<unknown>)[] = [
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@arogya/platform'),
  () => import(/* webpackMode: "eager" */ 'antd/es/config-provider'),
  () => import(/* webpackMode: "eager" */ 'antd/es/button'),
  () => import(/* webpackMode: "eager" */ 'antd/es/dropdown'),
  () => import(/* webpackMode: "eager" */ 'antd/es/select'),
  () => import(/* webpackMode: "eager" */ 'antd/es/form'),
  () => import(/* webpackMode: "eager" */ './antd'),
  () => import(/* webpackMode: "eager" */ './look/antd-styles').then(({ antdStyles }) => antdStyles),
  () => import(/* webpackMode: "eager" */ './bootstrap'),
];

/**
 * The scripts are here as a whole; what they hold is run part by part, since all of it together keeps a phone busy for half a
 * second.
 */
async function run(): Promise<void> {
  for (const part of PARTS) {
    await part();
    await turn();
  }
}

void run();
