import { ApiProperty } from '@nestjs/swagger';
import { oneOf, optional } from '@arogya/domain/rule';
import { SEARCH_SCOPES, type SearchScope } from '@arogya/domain/search/kinds';
import { SEARCH_MOST, searchRule } from '@arogya/domain/search/rules';
import { Appointment } from '../appointments/appointment.dto';
import { Doctor } from '../doctors/doctor.dto';
import { Enquiry } from '../enquiries/enquiry.dto';
import { CheckedQuery } from '../http/checked.decorator';
import { Lead } from '../leads/lead.dto';
import { Patient } from '../patients/patient.dto';

export class SearchQuery {
  @CheckedQuery(searchRule(), { description: 'What is searched; without it nothing is found' }) q?: string;
  @CheckedQuery(optional(oneOf(SEARCH_SCOPES)), {
    description: 'Only records of this kind, or with `phone` those that have the phone of somebody; the other groups are empty.',
  })
  scope?: SearchScope;
}

const found = (what: string): string => `${what} that you may see, at most ${SEARCH_MOST}, in the order of their list`;

export class SearchAnswer {
  @ApiProperty({ type: Appointment, isArray: true, description: found('Appointments') }) appointments!: readonly Appointment[];
  @ApiProperty({
    type: Patient,
    isArray: true,
    description: `${found('Patients')}; agents find them by the whole phone, doctors by their appointments`,
  })
  patients!: readonly Patient[];
  @ApiProperty({ type: Doctor, isArray: true, description: found('Doctors') }) doctors!: readonly Doctor[];
  @ApiProperty({ type: Lead, isArray: true, description: found('Leads') }) leads!: readonly Lead[];
  @ApiProperty({ type: Enquiry, isArray: true, description: found('Enquiries') }) enquiries!: readonly Enquiry[];
}
