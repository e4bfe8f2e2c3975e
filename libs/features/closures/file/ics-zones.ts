import { instantAt, isZone, MINUTE, type Day } from '@arogya/domain/clock';
import { findIana } from 'windows-iana';
import type { Component } from './ics-events';

/** Tells the instant of a time on a clock; null where the clock leaves it out. */
export type ClockOf = (day: Day, minute: number) => number | null;

const ofZone =
  (zone: string): ClockOf =>
  (day, minute) =>
    instantAt(day, minute, zone);

/** '+0530' in minutes ahead of UTC. */
function ahead(offset: string): number | null {
  const match = /^([+-])(\d{2})(\d{2})/u.exec(offset);
  return match ? (match[1] === '-' ? -1 : 1) * (Number(match[2]) * 60 + Number(match[3])) : null;
}

/** The clock of a zone that the file itself describes, where it is never changed, or says its usual name. */
function described(id: string, zones: readonly Component[]): ClockOf | null {
  const zone = zones.find(({ properties }) => properties['TZID']?.value.trim() === id);
  const usual = zone?.properties['X-LIC-LOCATION']?.value.trim();
  if (usual && isZone(usual)) return ofZone(usual);
  const offsets = new Set(zone?.offsets);
  const minutes = offsets.size === 1 ? ahead([...offsets][0] ?? '') : null;
  return minutes === null ? null : (day, minute) => Date.parse(`${day}T00:00:00Z`) + (minute - minutes) * MINUTE;
}

/** What stands behind a zone's name: /mozilla.org/20050126_1/Asia/Kolkata is Asia/Kolkata. */
const endsOf = (id: string): string[] => id.split('/').map((_, index, parts) => parts.slice(index).join('/'));

/** The clock that a calendar names: as the world does, as Windows does, or as the file describes it. Null: nobody knows it. */
export function clockOf(id: string, zones: readonly Component[]): ClockOf | null {
  const known = endsOf(id).find((one) => (one.includes('/') || one === id ? isZone(one) : false)) ?? findIana(id)[0];
  return known && isZone(known) ? ofZone(known) : described(id, zones);
}
