import { Injectable } from '@nestjs/common';
import { scopeFor } from '@arogya/domain/hospital-agents';
import { readPhone } from '@arogya/domain/phones/phone';
import { findsPeopleByPhone, isInScope, SEARCHED_AS, type SearchKind, type SearchScope } from '@arogya/domain/search/kinds';
import { SEARCH_MOST } from '@arogya/domain/search/rules';
import { asPerson, type Actor } from '../access/actor';
import { AppointmentListsService } from '../appointments/appointment-lists.service';
import { showing } from '../audit/shown';
import { Sql } from '../database/sql';
import { DoctorsService } from '../doctors/doctors.service';
import { EnquiriesService } from '../enquiries/enquiries.service';
import { LeadsService } from '../leads/leads.service';
import { limitKey, LIMITS } from '../limits/limits';
import { MemoryRateLimiter } from '../limits/memory-rate-limiter';
import { PageQuery } from '../paging/page';
import type { FirstFound } from '../paging/list';
import { PatientsService } from '../patients/patients.service';
import type { SearchAnswer } from './search.dto';

type Groups = { readonly [K in keyof SearchAnswer]: FirstFound<SearchAnswer[K][number]> | null };

const NOTHING: SearchAnswer = { appointments: [], patients: [], doctors: [], leads: [], enquiries: [] };

/** Records of all kinds by what is typed: each kind by the search of its own list, so that nothing is found that the list would not show. */
@Injectable()
export class SearchService {
  constructor(
    private readonly sql: Sql,
    private readonly limiter: MemoryRateLimiter,
    private readonly appointments: AppointmentListsService,
    private readonly patients: PatientsService,
    private readonly doctors: DoctorsService,
    private readonly leads: LeadsService,
    private readonly enquiries: EnquiriesService,
  ) {}

  /** One round trip, for all kinds or those of `scope`; none where that is a kind that this role may not see. */
  async find(who: Actor, q: string | undefined, scope?: SearchScope): Promise<SearchAnswer> {
    if (!q) return NOTHING;
    const phone = findsPeopleByPhone(asPerson(who).role) && isInScope('patients', scope) ? readPhone(q) : null;
    // Counted as a look-up by phone is: otherwise the search would be the way around its limit.
    if (phone) this.limiter.take(limitKey('phoneLookup', who.id), LIMITS.phoneLookup);
    const groups = this.groupsFor(who, Object.assign(new PageQuery(), { q, pageSize: SEARCH_MOST }), phone);
    const asked = Object.entries(groups).flatMap(([name, group]) =>
      group && isInScope(name as SearchKind, scope) ? [[name, group as FirstFound<object>] as const] : [],
    );
    if (asked.length === 0) return NOTHING;
    const rows = await this.sql.batch(...asked.map(([, { statement }]) => statement));
    const found = Object.fromEntries(asked.map(([name, { read }], index) => [name, read(rows[index] ?? [])]));
    return showing<SearchAnswer>({ ...NOTHING, ...found }, ...idsIn(found));
  }

  /** Each kind in the scope that the permissions give this role in its list, and people behind a whole `phone`; null: none. */
  private groupsFor(who: Actor, query: PageQuery, phone: string | null): Groups {
    const inScope = <T>(kind: SearchKind, find: (scoped: Actor) => FirstFound<T>): FirstFound<T> | null => {
      const scope = scopeFor(who, SEARCHED_AS[kind]);
      return scope && find({ ...who, scope });
    };
    return {
      appointments: inScope('appointments', (scoped) => this.appointments.firstFound(scoped, query)),
      patients: phone
        ? this.patients.firstBehindPhone(who, phone, SEARCH_MOST)
        : inScope('patients', (scoped) => this.patients.firstFound(scoped, query)),
      doctors: inScope('doctors', (scoped) => this.doctors.firstFound(scoped, query)),
      leads: inScope('leads', (scoped) => this.leads.firstFound(scoped, query)),
      enquiries: inScope('enquiries', () => this.enquiries.firstFound(query)),
    };
  }
}

/** Everybody who is shown, also behind an appointment. */
const idsIn = (found: Readonly<Record<string, readonly object[]>>): string[] =>
  Object.values(found).flatMap((rows) =>
    rows.flatMap((row) => {
      const { id, patientId } = row as { readonly id: string; readonly patientId?: string };
      return patientId ? [id, patientId] : [id];
    }),
  );
