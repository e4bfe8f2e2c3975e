/** The choice that means no assignment (docs/spec/forms.md). */
export const UNASSIGNED = 'unassigned';
