import { hooksImportedBy, hooksInUse, withHooks } from './hooks.mjs';

const GENERATED = `export type Lead = { id: string };
export const {
  useListLeadsQuery,
  useLazyListLeadsQuery,
  useCreateLeadMutation,
} = injectedRtkApi;
`;

describe('of the generated hooks', () => {
  it('those in use stay', () => {
    expect(withHooks(GENERATED, new Set(['useListLeadsQuery', 'useCreateLeadMutation']))).toBe(
      GENERATED.replace('  useLazyListLeadsQuery,\n', ''),
    );
  });

  it('a file that has none keeps its types', () => {
    expect(withHooks(GENERATED, new Set())).toBe('export type Lead = { id: string };\n');
  });

  it('a hook is in use when a screen imports it, not when something names it', () => {
    const text = "import {\n  useListLeadsQuery,\n  type Lead,\n} from '@arogya/api/leads';\n// useCreateLeadMutation is gone\n";
    expect(hooksImportedBy(text)).toEqual(['useListLeadsQuery']);
    expect(hooksImportedBy("import { useListLeadsQuery } from './mine';")).toEqual([]);
  });

  it('those that the screens have today are found', () => {
    const used = hooksInUse();
    expect(used).toContain('useListLeadsQuery');
    expect(used).not.toContain('useNobodyNamesThisQuery');
  });
});
