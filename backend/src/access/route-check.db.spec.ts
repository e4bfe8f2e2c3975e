import { ForgottenModule, SilentModule } from '../testing/probe';
import { startTestApp } from '../testing/test-app';

it('the server does not start with a route that says neither who may call it nor that it is public', async () => {
  await expect(startTestApp({ modules: [ForgottenModule] })).rejects.toThrow('Routes without @Access or @Public: ForgottenController.open');
});

it('the server does not start with a route that touches accounts and says nothing of a fresh proof', async () => {
  await expect(startTestApp({ modules: [SilentModule] })).rejects.toThrow(
    'Routes without @Confirmed, @ConfirmedWhen or @Unconfirmed: SilentController.make',
  );
});
