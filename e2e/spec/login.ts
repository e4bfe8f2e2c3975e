import { fails, hangs } from './failures';
import { rowsOf } from './row';
import { isAt, press, type } from './steps';

const row = rowsOf('nobody', '/login', ['Login (/login)', 'Login form', 'Specific failures', 'Success messages']);
const enter = (password: string) => [type('Username', 'admin'), type('Password', password), press('Sign In')];

export const LOGIN = [
  row(['Sign In to Your Account', 'Sign In', '← Back to Home Page']),
  row(['Username is required', 'Password is required'], [press('Sign In')]),
  row(['Login Failed', 'Invalid username or password'], enter('not the password')),
  row(['Login Failed', 'Invalid username or password'], enter('demo1234'), { before: [fails('POST', 'auth/login')] }),
  row(['Signing in...'], enter('demo1234'), { before: [hangs('POST', 'auth/login')] }),
  row(['Login Successful', 'Welcome back,'], [...enter('demo1234'), isAt('/')]),
];
