import { ForgottenModule } from '../testing/probe';
import { startTestApp } from '../testing/test-app';

it('the server does not start with a route that says neither who may call it nor that it is public', async () => {
  await expect(startTestApp({ modules: [ForgottenModule] })).rejects.toThrow('Routes without @Access or @Public: ForgottenController.open');
});
