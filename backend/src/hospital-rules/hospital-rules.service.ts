import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { embedOriginsOf, insecureOrigin } from '@arogya/domain/hospital-rules/embed-origins';
import type { HospitalRules } from '@arogya/domain/hospital-rules/hospital-rules';
import { LANGUAGE_NOT_TICKED, NOT_THERE } from '@arogya/domain/hospital-rules/rules';
import { asksForOtherTicks, notThere, offeredLanguages, withTicks, type RequestedTicks } from '@arogya/domain/hospital-rules/ticks';
import { shortName } from '@arogya/domain/patients/short-name';
import { Refusal } from '@arogya/domain/refusal';
import type { Actor } from '../access/actor';
import { Clock } from '../appointments/clock';
import { Config } from '../config';
import { Sql } from '../database/sql';
import { assertFresh } from '../http/if-match';
import { iso } from '../iso';
import { presentTexts } from './catalogue-texts';
import type { HospitalSettings, UpdateHospitalSettings } from './hospital-rules.dto';
import { lockHospital, rulesFrom, rulesOfHospital, writeRules, type RulesRow } from './hospital-rules.sql';
import { assertOwn } from './own-hospital';
import { settingsOf } from './settings';

/** Reads and sets the rules of a hospital, for administrators and for those of the hospital itself. */
@Injectable()
export class HospitalRulesService {
  constructor(
    private readonly sql: Sql,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async find(who: Actor, id: string): Promise<HospitalSettings> {
    assertOwn(who, id);
    return settingsOf(found(await this.sql.one(rulesOfHospital({ id }))));
  }

  change(who: Actor, id: string, sent: UpdateHospitalSettings, version: number | null): Promise<HospitalSettings> {
    assertOwn(who, id);
    const body = this.tidied(sent);
    return this.sql.transaction(who, async (db) => {
      await db.query(lockHospital({ id }));
      const row = found(await db.one(rulesOfHospital({ id })));
      const present = rulesFrom(row);
      const { languages, ...fields } = body;
      const ticks = asksForOtherTicks(present.languages, languages ?? {}) ? { languages } : {};
      assertFresh(settingsOf(row), version, { ...fields, ...ticks });
      const after = this.changed(who, present, body);
      if (!isDeepStrictEqual(after, present)) await db.query(writeRules({ id, ...after }));
      return settingsOf(found(await db.one(rulesOfHospital({ id }))));
    });
  }

  /** With the websites as they are kept; 400 for one without https where patients are. */
  private tidied({ embedOrigins, ...fields }: UpdateHospitalSettings): UpdateHospitalSettings {
    if (!embedOrigins) return fields;
    const tidy = embedOriginsOf(embedOrigins);
    const message = this.config.production ? insecureOrigin(tidy) : null;
    if (message) throw new Refusal('invalid', { errors: { embedOrigins: message }, message });
    return { ...fields, embedOrigins: tidy };
  }

  /** The rules after a request; 400 for texts that are not there, and for a language that no page is offered in. */
  private changed(who: Actor, { languages, ...present }: HospitalRules, body: UpdateHospitalSettings): HospitalRules {
    const { languages: requested, ...fields } = body;
    const ticking = { by: who.id, name: nameOf(who), at: iso(this.clock.now()), textsOf: presentTexts };
    assertThere(requested ?? {});
    const rules = { ...present, ...fields, languages: withTicks(languages, requested ?? {}, ticking) };
    if (offeredLanguages(rules.languages, 'pages').includes(rules.language)) return rules;
    throw new Refusal('invalid', { errors: { language: LANGUAGE_NOT_TICKED }, message: LANGUAGE_NOT_TICKED });
  }
}

/** 'Asha K.', or the username of an account without a name. */
const nameOf = ({ firstName, lastName, username }: Actor): string => shortName(`${firstName} ${lastName}`) || username;

function found(row: RulesRow | null): RulesRow {
  if (!row) throw new Refusal('notFound');
  return row;
}

function assertThere(requested: RequestedTicks): void {
  const fields = notThere(requested, presentTexts);
  if (fields.length > 0)
    throw new Refusal('invalid', { errors: Object.fromEntries(fields.map((name) => [name, NOT_THERE])), message: NOT_THERE });
}
