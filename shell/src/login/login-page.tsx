import './login.css';
import { CODE_TITLE, LOGIN_FAILED } from '@arogya/domain/auth/texts';
import { PRODUCT, TAGLINE } from '@arogya/domain/texts';
import { tellTabs } from '@arogya/light/tabs';
import { backFrom, browser } from '@arogya/platform';
import { BrandMark } from '@arogya/ui/look/brand-mark';
import { ToastView } from '@arogya/ui/feedback/toast-view';
import { useState } from 'react';
import { leaveWelcome } from '../look/welcome';
import { CodeForm } from './code-form';
import { LoginForm } from './login-form';
import { sendCode, signIn, type SignInResult } from './sign-in';

type LoginToast = { id: number; open: boolean; title: string; text: string; tone: 'destructive' } | null;

/** The sign-in page: a light page of its own, outside the staff app. */
export function LoginPage() {
  const [toast, setToast] = useState<LoginToast>(null);
  const [step, setStep] = useState<'password' | 'code'>('password');
  const show = (text: string): void =>
    setToast((before) => ({ id: (before?.id ?? 0) + 1, open: true, title: LOGIN_FAILED, text, tone: 'destructive' }));
  /** Answers what the person reads in the form when they must try again. */
  const goOn = (done: SignInResult): string | null => {
    if (done.ok) {
      leaveWelcome(done.welcome);
      tellTabs({ kind: 'opened', userId: done.userId });
      browser.leaveTo(backFrom(window.location.search));
      return null;
    }
    setStep(done.next);
    if (done.sentence) show(done.sentence);
    return done.sentence ?? '';
  };
  return (
    <>
      <div className="login">
        <div className="login-side" aria-hidden="true">
          <p>{TAGLINE}</p>
          <svg viewBox="0 0 480 160" preserveAspectRatio="none">
            <path
              d="M0 92h128l22-58 34 104 30-70 16 24h250"
              fill="none"
              stroke="currentColor"
              strokeWidth="3"
              strokeLinejoin="round"
              vectorEffect="non-scaling-stroke"
            />
          </svg>
        </div>
        <main className="login-main">
          <div className="login-card">
            <div className="login-brand">
              <BrandMark size={36} />
              <span>{PRODUCT}</span>
            </div>
            <h1>{step === 'code' ? CODE_TITLE : 'Sign In to Your Account'}</h1>
            {step === 'code' ? (
              <CodeForm onCode={async (code) => goOn(await sendCode(code)) === null} onBack={() => setStep('password')} />
            ) : (
              <LoginForm onSignIn={async (username, password) => goOn(await signIn(username, password))} />
            )}
            <a className="login-back" href="/">
              ← Back to Home Page
            </a>
          </div>
        </main>
      </div>
      <ToastView toast={toast} onDismiss={() => setToast((now) => (now ? { ...now, open: false } : null))} />
    </>
  );
}
