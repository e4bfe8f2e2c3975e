import { AppointmentMessages } from '../messages/appointment-messages.service';
import { MessageJobs } from '../messages/message-jobs';
import type { TestApp } from './test-app';

/** Queues the messages that appointments ask for, and sends all that are due: those as well that a run under way has missed. */
export async function sendDue({ app }: TestApp): Promise<void> {
  await app.get(AppointmentMessages).scan();
  await app.get(MessageJobs).run();
}
