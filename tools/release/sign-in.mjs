const AGENT = { username: 'agent', password: 'demo1234' };

/** Signs in as an account of the demo: the status of the answer, and the cookies that the next calls bring. */
export async function signIn(origin, who = AGENT) {
  const answer = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify(who),
  });
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { status: answer.status, cookie: cookies.join('; ') };
}
