/**
 * A planted violation for every boundary rule: [file, its code]. `CANARY` in a path is replaced by a folder of its own.
 * A rule that does not catch its canary is broken, and lint fails.
 */
export const CANARIES = {
  'domain-knows-nothing': [['libs/domain/CANARY/plant.ts', `import '@arogya/platform';`]],
  'languages-know-nothing': [['libs/languages/CANARY/plant.ts', `import '../../domain/CANARY/plant';`]],
  'backend-knows-domain': [['backend/CANARY/plant.ts', `import '@arogya/platform';`]],
  'light-knows-domain': [['libs/light/CANARY/plant.ts', `import '@arogya/platform';`]],
  'platform-knows-light': [['libs/platform/CANARY/plant.ts', `import '../../api/CANARY/plant';`]],
  'api-knows-platform': [['libs/api/CANARY/plant.ts', `import '../../ui/CANARY/plant';`]],
  'ui-knows-light': [['libs/ui/CANARY/plant.ts', `import '@arogya/platform';`]],
  'feature-knows-libs': [['libs/features/CANARY/plant.ts', `import '../../../shell/CANARY/plant';`]],
  'shell-knows-libs': [['shell/CANARY/plant.ts', `import '../../libs/features/CANARY/plant';`]],
  'mfe-knows-libs': [['mfe-admin/CANARY/plant.ts', `import '../../mfe-agent/CANARY/plant';`]],
  'specs-stay-in-their-project': [['mfe-agent/CANARY/plant.spec.ts', `import '../../mfe-admin/CANARY/plant';`]],
  'testing-only-from-specs': [
    ['mfe-agent/CANARY/plant.ts', `import '../../libs/testing/CANARY/plant-target';`],
    ['libs/testing/CANARY/plant-target.ts', `export {};`],
  ],
  'domain-does-no-io': [['libs/domain/CANARY/plant-io.ts', `import 'node:fs';`]],
  'light-pages-without-antd': [
    ['mfe-public-booking/src/page/CANARY/plant.ts', `import './plant-between';`],
    ['mfe-public-booking/src/page/CANARY/plant-between.ts', `import 'antd';`],
  ],
  'no-cycles': [
    ['libs/domain/CANARY/plant-a.ts', `import type { B } from './plant-b';\nexport type A = B;`],
    ['libs/domain/CANARY/plant-b.ts', `import type { A } from './plant-a';\nexport type B = A;`],
  ],
  resolvable: [['libs/domain/CANARY/plant-nowhere.ts', `import './plant-that-is-not-there';`]],
};
