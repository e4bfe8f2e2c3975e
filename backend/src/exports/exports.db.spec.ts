import type { Answer, Caller } from '../testing/caller';
import { make, type CreatedRow } from '../testing/make';
import { startTestApp, type TestApp } from '../testing/test-app';

describe('CSV exports', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await startTestApp();
  });
  afterAll(() => test.close());

  it('hold every lead, with names in any script, and guard formulas but not phones', async () => {
    const admin = await test.as('admin');
    await admin.post('leads', { patientName: 'मीरा "M" Nair, Jr', phone: '+91 55500 10042', notes: '=1+1' });
    await admin.post('leads', { patientName: '@SUM(A1)', phone: '-2+3+cmd|1234567', notes: 'two\nlines' });
    const { status, headers, text } = await admin.get('export/leads/csv');
    expect(status).toBe(200);
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="leads.csv"' });
    expect(text.startsWith('\uFEFFPatient,Phone,Email')).toBe(true);
    expect(text).toContain('"मीरा ""M"" Nair, Jr",+91 55500 10042,');
    expect(text).toContain(",'=1+1,");
    expect(text).toContain(`'@SUM(A1),'-2+3+cmd|1234567`);
    expect(text).toContain('"two\nlines"');
    const ends = text.replaceAll('"two\nlines"', '').match(/\r?\n/gu) ?? [];
    expect(ends.length).toBeGreaterThanOrEqual(3);
    expect(new Set(ends)).toEqual(new Set(['\r\n']));
  });

  it('hold the leads that the filters show, a phone however it is typed, and the deleted ones on demand', async () => {
    const admin = await test.as('admin');
    const made = async (patientName: string, more: object) =>
      (await admin.post('leads', { patientName, phone: '98450 31414', ...more })).body.id as string;
    const gone = await made('Gone Export', { priority: 'high' });
    await made('High Export', { priority: 'high', source: 'Referral' });
    await made('Low Export', { priority: 'low', source: 'Referral' });
    await admin.delete(`leads/${gone}`);
    const named = async (query: string): Promise<string[]> => {
      const { status, text } = await admin.get(`export/leads/csv?${query}`);
      expect(status).toBe(200);
      return ['Gone', 'High', 'Low'].filter((name) => text.includes(`${name} Export`));
    };
    expect(await named('')).toEqual(['High', 'Low']);
    expect(await named('priority=high')).toEqual(['High']);
    expect(await named('q=low+exp')).toEqual(['Low']);
    expect(await named(`q=${encodeURIComponent('+91 98450-31414')}&source=Referral`)).toEqual(['High', 'Low']);
    expect(await named('status=lost')).toEqual([]);
    expect(await named('archived=true&priority=high')).toEqual(['Gone']);
    expect(await named(`q=${encodeURIComponent("'; drop table leads; --")}`)).toEqual([]);
    const refused = await admin.get('export/leads/csv?status=soon&page=2');
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.errors).sort()).toEqual(['page', 'status']);
  });

  it('give appointments in the time of their hospital', async () => {
    const admin = await test.as('admin');
    const hospital = await make.hospital(test.sql);
    const doctor = await make.doctor(test.sql, { hospital_id: hospital.id });
    const patient = await make.patient(test.sql);
    await make.appointment(test.sql, '2026-11-24T09:30:00+05:30', {
      doctor_id: doctor.id,
      patient_id: patient.id,
      hospital_id: hospital.id,
    });
    const { text } = await admin.get('export/appointments/csv');
    expect(text).toContain(',2026-11-24,09:30,pending,Asha Verma,+91 55500 10001,');
  });

  it('guard formulas however they are spelled, and leave alone what is none', async () => {
    const before = ['', ' ', '\t', '\r\n', '\u00a0', '\ufeff', '\u200b', '\u202e', '\u3000', ' \u00a0\u200b'];
    const signs = ['=', '@', '+', '-', '＝', '＠', '＋', '－', '﹦', '﹫', '﹢', '﹣', '−', '–', '⁺'];
    const formulas = before.flatMap((space) => signs.map((sign) => `${space}${sign}1+HYPERLINK(x)`));
    const harmless = [
      'A=1',
      'मीरा',
      '1+1',
      'ＡＢＣ',
      '(=1)',
      "'=1",
      'é=1',
      '+91 98450 12345',
      ' +91 (0) 98450-12345',
      '-2',
      'நோய்',
      '😀',
      '…',
    ];
    const all = [...formulas, ...harmless];
    // As they could be stored: by an earlier version, or by a restore.
    await test.sql.query(
      `insert into leads (patient_name, phone, phone_key, notes) select 'Spelled ' || n, '98450 31416', '+919845031416', notes from unnest($1::text[]) with ordinality as x(notes, n)`,
      [all],
    );
    const { text } = await (await test.as('admin')).get('export/leads/csv?q=Spelled');
    const cellOf = (n: number): string => {
      const [, notes = ''] =
        new RegExp(`^"?Spelled ${n}"?,(?:[^,]*,){10}(?:"((?:[^"]|"")*)"|([^,]*)),`, 'mu')
          .exec(text)
          ?.filter((part) => part !== undefined) ?? [];
      return notes.replaceAll('""', '"');
    };
    expect(all.map((_, index) => cellOf(index + 1))).toEqual([...formulas.map((formula) => `'${formula}`), ...harmless]);
  });

  it('are refused when another site leads a browser to them, and answered to their own page and to whoever opens the address', async () => {
    const admin = await test.as('admin');
    const { id } = await make.patient(test.sql);
    for (const path of ['export/leads/csv', 'export/appointments/csv', `patients/${id}/export`]) {
      for (const site of ['cross-site', 'same-site']) {
        const { status, body } = await admin.get(path, { 'sec-fetch-site': site, 'sec-fetch-mode': 'navigate' });
        expect([path, site, status, body?.type]).toEqual([path, site, 403, 'urn:arogyadesk:foreignOrigin']);
      }
      for (const site of ['same-origin', 'none']) expect((await admin.get(path, { 'sec-fetch-site': site })).status).toBe(200);
    }
  });

  it('guard also the names of doctors, hospitals and agents', async () => {
    const admin = await test.as('admin');
    const agent = await test.as('agent', { first_name: '=1', last_name: '+2' });
    const hospital = await make.hospital(test.sql, { name: '@Lotus' });
    const doctor = await make.doctor(test.sql, { hospital_id: hospital.id, full_name: '-Rao', specialty: '+Heart' });
    const patient = await make.patient(test.sql);
    await make.appointment(test.sql, '2026-11-25T10:00:00+05:30', {
      doctor_id: doctor.id,
      patient_id: patient.id,
      hospital_id: hospital.id,
    });
    expect((await admin.get('export/appointments/csv')).text).toContain(`,'-Rao,'+Heart,'@Lotus,`);
    await admin.post('leads', { patientName: 'Of agent', phone: '98450 31415', assignedAgentId: agent.userId });
    expect((await admin.get('export/leads/csv')).text).toContain(`,'=1 +2,`);
  });

  describe('of a hospital', () => {
    let [hospital, other]: CreatedRow[] = [];
    let manager: Caller;
    const patientAt = async (name: string, places: readonly (CreatedRow | undefined)[]): Promise<CreatedRow> => {
      const patient = await make.patient(test.sql, { name, email: `${name.replace(' ', '.')}@example.in` });
      for (const place of places) {
        const doctor = await make.doctor(test.sql, { hospital_id: place?.id });
        const fields = { doctor_id: doctor.id, patient_id: patient.id, hospital_id: place?.id, notes: `Seen at ${place?.id}` };
        await make.appointment(test.sql, '2026-11-26T10:00:00+05:30', fields);
      }
      return patient;
    };
    beforeAll(async () => {
      [hospital, other] = [await make.hospital(test.sql), await make.hospital(test.sql)];
      manager = await test.as('hospital_admin', { hospital_id: hospital?.id });
      const lead = `insert into leads (patient_name, phone, phone_key, hospital_id, archived_at) values ($1, '98450 31419', '+919845031419', $2, $3)`;
      await test.sql.query(lead, ['Lead Here', hospital?.id, null]);
      await test.sql.query(lead, ['Lead Gone', hospital?.id, new Date()]);
      await test.sql.query(lead, ['Lead There', other?.id, null]);
      await test.sql.query(lead, ['Lead Nowhere', null, null]);
    });

    it('hold its own rows alone, also with each filter, and right after an administrator has had all', async () => {
      await patientAt('Asha Here', [hospital]);
      await patientAt('Asha There', [other]);
      await patientAt('Asha Nowhere', [undefined]);
      const admin = await test.as('admin');
      const namesIn = ({ text }: Answer): string[] => [...new Set(text.match(/(?:Asha|Lead) (?:Here|There|Nowhere|Gone)/gu))].sort();
      const both = async (who: Caller, query: string): Promise<string[]> =>
        namesIn(await who.get(`export/leads/csv${query}`)).concat(query ? [] : namesIn(await who.get('export/appointments/csv')));
      for (const query of ['', '?q=Lead', '?status=new', '?priority=medium', '?q=98450+31419']) {
        expect([query, await both(admin, query)]).toEqual([query, expect.arrayContaining(['Lead Here', 'Lead There', 'Lead Nowhere'])]);
        expect([query, await both(manager, query)]).toEqual([query, ['Lead Here', ...(query ? [] : ['Asha Here'])]]);
      }
    });

    it('give of a patient who also goes elsewhere its own appointments, with the contact that it has changed for itself', async () => {
      const { id } = await patientAt('Asha Both', [hospital, other]);
      const changed = await manager.put(`patients/${id}`, { phone: '+91 98450 31420', email: 'own@example.in' });
      expect(changed.status).toBe(200);
      const lines = async (who: Caller): Promise<string[]> =>
        (await who.get('export/appointments/csv')).text.split('\r\n').filter((line) => line.includes('Asha Both'));
      expect(await lines(manager)).toEqual([expect.stringContaining(`Asha Both,+91 98450 31420,own@example.in,`)]);
      const there = await test.as('hospital_admin', { hospital_id: other?.id });
      expect(await lines(there)).toEqual([expect.stringContaining('Asha Both,+91 55500 10001,Asha.Both@example.in,')]);
    });

    it('hold no deleted leads, which its administrator cannot bring back', async () => {
      expect((await manager.get('export/leads/csv?archived=true')).status).toBe(403);
    });

    it('ask for a fresh proof, and are refused when another site leads a browser to them', async () => {
      for (const path of ['export/leads/csv', 'export/appointments/csv']) {
        expect((await manager.get(path, { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' })).status).toBe(403);
      }
      await test.sql.query(`update sessions set confirmed_at = now() - interval '1 hour' where user_id = $1`, [
        (await manager.get('auth/user')).body.id,
      ]);
      expect((await manager.get('export/leads/csv')).body.type).toBe('urn:arogyadesk:confirmNeeded');
    });
  });

  it.each(['agent', 'doctor'] as const)('are refused to a %s', async (role) => {
    const caller = await test.as(role);
    expect((await caller.get('export/leads/csv')).status).toBe(403);
    expect((await caller.get('export/appointments/csv')).status).toBe(403);
  });
});
