import { DEFAULT_ZONE } from '@arogya/domain/clock';
import { folded } from '../database/folded.sql';
import { patternsOf } from '../paging/search';
import type { LeadsExport } from './export.dto';

/** A column of an export: its heading and the SQL that fills it. */
type CsvColumns = Readonly<Record<string, string>>;

/** A statement for the export's own connection, and the one that sets before what it is narrowed to. */
export interface CsvExport {
  readonly copy: string;
  readonly settings: { readonly text: string; readonly values: string[] } | null;
}

/** What a spreadsheet, or whoever copies a cell, may pass over in front of a formula: space of all kinds, and signs that nobody sees. */
const PASSED_OVER =
  '[\\s\\u0001-\\u0020\\u007f-\\u00a0\\u00ad\\u034f\\u061c\\u115f\\u1160\\u1680\\u17b4\\u17b5\\u180b-\\u180f\\u2000-\\u200f\\u2028-\\u202f\\u205f-\\u206f\\u2800\\u3000\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0]*';
/** Begins a formula, also full-width, small, raised or as a mathematical sign. */
const FORMULA = '[=@\\u207c\\u208c\\ufe66\\ufe6b\\uff1d\\uff20]';
/** Plus and minus begin one, too; those of ASCII also begin phone numbers. */
const SIGN =
  '[\\u02d7\\u207a\\u207b\\u208a\\u208b\\u2010-\\u2015\\u2212\\u2795\\u2796\\ufe58\\ufe62\\ufe63\\uff0b\\uff0d]|[+-](?![0-9 ()-]*$)';
const RISKY = `^[\\t\\r\\n]|^${PASSED_OVER}(?:${FORMULA}|${SIGN})`;

/**
 * A column of text that people type. A cell that a spreadsheet would run as a formula gets an apostrophe in front, unless it is a
 * phone number: a plain rule would spoil every +91. Most cells begin with a Latin letter, and need no more than a look at it.
 */
const typed = (text: string): string =>
  `case when ascii(${text}) between 65 and 122 then ${text} when ${text} ~ '${RISKY}' then '''' || ${text} else ${text} end`;

const COUNTRY = '^[+](1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[0-9]{3})';

/**
 * A phone with its country, in groups: a spreadsheet would take '+919845012345' for a number, and show it as 9.2E+11 without its
 * plus, and '09845012345' without its 0. What has no country is a text by the apostrophe before it.
 */
const phone = (text: string, key: string): string => `
case when ${key} ~ '^[+]91[0-9]{10}$' then '+91 ' || substr(${key}, 4, 5) || ' ' || substr(${key}, 9)
  when ${key} like '+%' then regexp_replace(${key}, '${COUNTRY}', '+\\1 ')
  when ${text} ~ '^[-+0-9 ().]+$' then '''' || ${text} else ${typed(text)} end`;

const quoted = (heading: string): string => `"${heading.replaceAll('"', '""')}"`;

/**
 * `COPY … TO STDOUT` takes no parameters: only constants of this folder go into it, nothing of a request. What a request
 * narrows it to is a setting of the export's own connection (`leadsCsv`).
 */
function copyStatement(columns: CsvColumns, from: string): string {
  const cells = Object.entries(columns).map(([heading, expression]) => `${expression} as ${quoted(heading)}`);
  return `copy (select ${cells.join(', ')} ${from}) to stdout with (format csv, header true)`;
}

/** 'YYYY-MM-DD HH:MI' by the clock of a zone, on a connection whose dates are ISO. */
const at = (instant: string, zone: string): string => `left((${instant} at time zone ${zone})::text, 16)`;

/**
 * The columns of the one record, such as the doctor, that a row of the export names. Its cells are made once for each record and
 * kept beside the rows, whose order stays that of their index.
 */
const named = (alias: string, table: string, key: string, columns: CsvColumns): string => {
  const cells = Object.entries(columns).map(([column, expression]) => `${expression} as ${column}`);
  return `left join lateral (select ${cells.join(', ')} from ${table} ${alias} where ${alias}.id = ${key} offset 0) ${alias} on true`;
};

const ZONE = `coalesce(h.time_zone, '${DEFAULT_ZONE}')`;

const setting = (name: string): string => `current_setting('arogya.export_${name}')`;

/** Those of one hospital. */
const atHospital = (alias: string): string => `${alias}.hospital_id = ${setting('hospital')}::uuid`;

type Contact = Readonly<Record<'phone' | 'phoneKey' | 'email', string>>;

/** What stands in the records of appointments `a` and patients `p`. */
const RECORDED: Contact = { phone: 'p.phone', phoneKey: 'p.phone_key', email: 'p.email' };
/** What the hospital of the appointment has changed of it for itself, as its lists show it. */
const KEPT_BY_HOSPITAL: Contact = {
  phone: `coalesce(a.contact ->> 'phone', p.phone)`,
  phoneKey: `coalesce(a.contact ->> 'phoneKey', p.phone_key)`,
  email: `case when a.contact is null then p.email else a.contact ->> 'email' end`,
};

/** Every appointment that `where` says, newest first, in the time of its hospital. */
const appointments = (contact: Contact, where: string): string =>
  copyStatement(
    {
      Number: 'a.number',
      Date: 'a.day',
      Time: 'a.time_slot',
      Status: 'a.status',
      Patient: typed('p.name'),
      Phone: phone(contact.phone, contact.phoneKey),
      Email: typed(contact.email),
      Doctor: 'd.name',
      Specialty: 'd.specialty',
      Hospital: 'coalesce(h.name, d.hospital)',
      Source: 'a.source',
      Notes: typed('a.notes'),
      Feedback: typed('a.feedback'),
      Created: at('a.created_at', ZONE),
    },
    `from appointments a
   join patients p on p.id = a.patient_id
   ${named('d', 'doctors', 'a.doctor_id', {
     name: typed('d.full_name'),
     specialty: typed('d.specialty'),
     hospital: typed('d.hospital_name'),
   })}
   ${named('h', 'hospitals', 'a.hospital_id', { name: typed('h.name'), time_zone: 'h.time_zone' })}
   where a.archived_at is null${where} order by a.start_at desc, a.id desc`,
  );

const ALL_APPOINTMENTS = appointments(RECORDED, '');
const APPOINTMENTS_AT_HOSPITAL = appointments(KEPT_BY_HOSPITAL, ` and ${atHospital('a')}`);

/** All appointments, or those of a hospital. */
export const appointmentsCsv = (hospital: string | null): CsvExport =>
  hospital === null
    ? { copy: ALL_APPOINTMENTS, settings: null }
    : { copy: APPOINTMENTS_AT_HOSPITAL, settings: settingsOf([['hospital', hospital]]) };

const LEADS: CsvColumns = {
  Patient: typed('l.patient_name'),
  Phone: phone('l.phone', 'l.phone_key'),
  Email: typed('l.email'),
  Location: typed('l.location'),
  Specialty: typed('l.specialty'),
  Symptoms: typed('l.symptoms'),
  Priority: 'l.priority',
  Status: 'l.status',
  Source: 'l.source',
  'Assigned Doctor': 'd.name',
  'Assigned Agent': 'u.name',
  Notes: typed('l.notes'),
  Created: at('l.created_at', `'${DEFAULT_ZONE}'`),
};
const LEADS_FROM = `
from leads l
${named('d', 'doctors', 'l.assigned_doctor_id', { name: typed('d.full_name') })}
${named('u', 'users', 'l.assigned_agent_id', { name: typed(`nullif(trim(u.first_name || ' ' || u.last_name), '')`) })}`;

const LEAD_FILTERS = {
  hospital: atHospital('l'),
  status: `l.status = ${setting('status')}`,
  priority: `l.priority = ${setting('priority')}`,
  source: `l.source = ${setting('source')}`,
  agent: `l.assigned_agent_id = ${setting('agent')}::uuid`,
  words: `${folded('l.search')} like ${setting('words')}`,
  phone: `${folded('l.search')} like ${setting('phone')}`,
};
type LeadFilter = readonly [name: keyof typeof LEAD_FILTERS, value: string];

const given = (values: Partial<Record<keyof typeof LEAD_FILTERS, string | undefined>>): LeadFilter[] =>
  Object.entries(values).filter((entry): entry is [LeadFilter[0], string] => Boolean(entry[1]));

/** Sets each filter for the rest of the connection; null without any. */
function settingsOf(filters: readonly LeadFilter[]): CsvExport['settings'] {
  const names = filters.map(([name], index) => `set_config('arogya.export_${name}', $${index + 1}, false)`);
  return names.length === 0 ? null : { text: `select ${names.join(', ')}`, values: filters.map(([, value]) => value) };
}

/**
 * The leads of all hospitals, or of one, that the filters show, all of them without any; newest first. A condition stands only for a
 * filter that is given, so that the index of the order or of the filter is used, and the first rows leave before the last are read.
 */
export function leadsCsv(hospital: string | null, { q, status, priority, source, assignedAgentId, archived }: LeadsExport): CsvExport {
  const [words, phone] = q ? patternsOf(q) : [];
  const [filters, searched] = [
    given({ hospital: hospital ?? undefined, status, priority, source, agent: assignedAgentId }),
    given({ words, phone }),
  ];
  const search = searched.map(([name]) => LEAD_FILTERS[name]).join(' or ');
  const conditions = [`l.archived_at is ${archived ? 'not null' : 'null'}`, ...filters.map(([name]) => LEAD_FILTERS[name])];
  const where = [...conditions, ...(search ? [`(${search})`] : [])].join(' and ');
  return {
    copy: copyStatement(LEADS, `${LEADS_FROM} where ${where} order by l.created_at desc, l.id desc`),
    settings: settingsOf([...filters, ...searched]),
  };
}
