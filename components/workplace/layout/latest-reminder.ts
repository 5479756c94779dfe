import { reminderText } from '#components/business-day/reminder-words.ts';
import { branch } from '#services/business-day/branch.ts';
import { callRecord } from '#services/client.ts';

/** Returns the sentence of the latest reminder of the reader; null where it is done by now. */
export async function latestReminder(): Promise<string | null> {
  const [latest] = (await callRecord(branch.reminders, {})).pengingat;
  return latest ? reminderText(latest) : null;
}
