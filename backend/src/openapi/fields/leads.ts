import { fieldsOf, type FieldTable } from './fields';

const leads: FieldTable = {
  ...fieldsOf(['Lead', 'CreateLead', 'UpdateLead'], {
    patientName: 'The name of the person who asks for treatment.',
    assignedAgentId: 'The agent who works on the lead; null while nobody does.',
    assignedDoctorId: 'The doctor whom the lead is meant for; null without one.',
    status: 'How far the lead has come; `new` at first.',
    source: 'How the lead came in; null when that is not known.',
    priority: 'How urgent it is; `medium` unless stated.',
    specialty: 'The medical specialty that is needed.',
  }),
  'Lead.appointmentId': 'The appointment that was booked for the lead; null before.',
  'Lead.hospitalId': 'The hospital of the assigned doctor; null without one.',
  'Lead.assignedDoctor': 'The assigned doctor in short; null without one.',
  'Lead.assignedAgent': 'The assigned agent in short; null without one.',
  ...fieldsOf(['LeadAgent', 'EnquiryAgent'], { id: 'The id of the user.' }),
  'LeadStats.total': 'All leads in your scope.',
  'LeadStats.new': 'Leads with the status `new`.',
  'LeadStats.assigned': 'Leads with the status `assigned`.',
  'LeadStats.contacted': 'Leads with the status `contacted`.',
  'LeadStats.appointment_booked': 'Leads with the status `appointment_booked`.',
  'LeadStats.converted': 'Leads with the status `converted`.',
  'LeadStats.lost': 'Leads with the status `lost`.',
  'LeadEvent.id': 'The id of the event.',
  'LeadEvent.kind': 'What has happened.',
  'LeadEvent.detail': 'What belongs to that kind: the new status, the outcome of a call, its notes.',
  'LeadEvent.at': 'When it happened: ISO 8601 with offset.',
  'LeadEvent.actor': 'Who did it; null when nobody who is known did.',
  'RecordCall.outcome': 'How the call ended; a new or assigned lead takes its next status from it.',
  'RecordCall.notes': 'What was said, free text.',
  'BookedLead.lead': 'The lead, now with its appointment.',
  'BookedLead.appointment': 'The appointment that was booked.',
};

const enquiries: FieldTable = {
  ...fieldsOf(['Enquiry', 'CreateEnquiry'], {
    organization: 'The hospital or clinic that the visitor named; null without one.',
    message: 'What the visitor wrote, at least 10 characters.',
    source: 'Where the enquiry was sent from: always `landing_page`.',
  }),
  ...fieldsOf(['Enquiry', 'UpdateEnquiry', 'EnquiryReceipt'], { status: 'How far the enquiry has come; `new` at first.' }),
  ...fieldsOf(['Enquiry', 'UpdateEnquiry'], {
    priority: 'How urgent it is; `medium` at first.',
    assignedAgentId: 'The member of staff who answers it, an agent or admin; null while nobody does.',
  }),
  'CreateEnquiry.status': 'A new enquiry is `new`, whether this is sent or not.',
  'CreateEnquiry.priority': 'A new enquiry is `medium`, whether this is sent or not.',
  'Enquiry.assignedAgent': 'The assigned member of staff in short; null while nobody is.',
};

export const LEADS: FieldTable = { ...leads, ...enquiries };
