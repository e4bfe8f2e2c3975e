import { useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that React can be: a sign-in form, without styles, fonts, router or store. */
function Login() {
  const [said, setSaid] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setSaid('Signed in');
  };
  return (
    <main>
      <h1>Sign in</h1>
      <form onSubmit={submit}>
        <p>
          <label>
            Username <input name="username" autoComplete="username" />
          </label>
        </p>
        <p>
          <label>
            Password <input name="password" type="password" autoComplete="current-password" />
          </label>
        </p>
        <button type="submit">Sign in</button>
        <output>{said}</output>
      </form>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Login />);
