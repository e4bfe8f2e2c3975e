import { fieldsOf, type FieldTable } from './fields';

export const REFERENCE: FieldTable = {
  ...fieldsOf(['Service', 'CreateService', 'UpdateService', 'ActiveService'], {
    name: 'The name of the service; unique, capitals aside.',
    category: 'The group to which the service belongs, free text; null without one.',
  }),
  ...fieldsOf(['Service', 'CreateService', 'UpdateService'], { description: 'What the service is, in one or two sentences.' }),
  ...fieldsOf(['Specialty', 'CreateSpecialty', 'UpdateSpecialty', 'ActiveSpecialty'], {
    name: 'The name of the specialty; unique, capitals aside.',
    department: 'The department to which it belongs, free text; null without one.',
  }),
  ...fieldsOf(['Specialty', 'CreateSpecialty', 'UpdateSpecialty'], { description: 'What the specialty treats, in one or two sentences.' }),
  ...fieldsOf(['State', 'CreateState', 'UpdateState', 'ActiveState', 'StateOfCity'], {
    name: 'The name of the state; unique, capitals aside.',
    code: 'The short code of the state, kept in upper case; unique.',
  }),
  ...fieldsOf(['State', 'CreateState', 'UpdateState'], { country: 'The country of the state; `India` unless stated.' }),
  ...fieldsOf(['City', 'CreateCity', 'UpdateCity', 'ActiveCity'], { name: 'The name of the city; unique within its state.' }),
  ...fieldsOf(['City', 'CreateCity', 'UpdateCity'], {
    stateId: 'The state that the city is in.',
    pincode: 'The postal code, at most 12 characters; null without one.',
  }),
  ...fieldsOf(['City', 'ActiveCity'], { state: 'The state that the city is in.' }),
};
