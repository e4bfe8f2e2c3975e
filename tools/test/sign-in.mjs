/** The demo account of each role; `hospital_admin` can be written in full. */
const ACCOUNTS = { admin: 'admin', agent: 'agent', doctor: 'doctor', hospital: 'hospital', hospital_admin: 'hospital' };

/** Signs the page's browser context in through the API, as the demo account of a role. */
export async function signIn(page, origin, role, password = 'demo1234') {
  const username = ACCOUNTS[role];
  if (!username) throw new Error(`There is no demo account for "${role}": ${Object.keys(ACCOUNTS).join(', ')}.`);
  await page.goto(`${origin}/login`);
  const status = await page.evaluate(
    async (account) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(account) })).status;
    },
    { username, password },
  );
  if (status !== 200 && status !== 201) throw new Error(`Signing in as ${username} answered ${status}.`);
}
