import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Provider } from 'oidc-provider';
import { readBody, sendPage } from './http.ts';
import { newPasswordPage, refusalPage, signInPage } from './page.ts';
import { policyText } from './passwords.ts';
import type { ProviderSessions } from './sessions.ts';
import { type Directory, type Person, UPDATE_PASSWORD } from './users.ts';

export type Steps = Readonly<{ provider: Provider; people: Directory; sessions: ProviderSessions }>;
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

const EXPIRED = 'Halaman masuk ini sudah kedaluwarsa.';
const finished = { mergeWithLastSubmission: false };

/** Serves a step of a sign-in, its form and the form's answer; the step is kept in a cookie bound to this address. */
export async function serveStep(steps: Steps, req: IncomingMessage, res: ServerResponse): Promise<void> {
  let interaction: Interaction;
  try {
    interaction = await steps.provider.interactionDetails(req, res);
  } catch {
    sendPage(res, 400, refusalPage(EXPIRED));
    return;
  }
  if (interaction.prompt.name !== UPDATE_PASSWORD) {
    await signIn(steps, req, res);
    return;
  }
  const person = steps.people.byId(interaction.session?.accountId);
  if (person?.enabled) await newPassword(steps, { person, session: interaction.session?.uid }, req, res);
  else sendPage(res, 400, refusalPage(EXPIRED));
}

async function signIn({ provider, people }: Steps, req: IncomingMessage, res: ServerResponse): Promise<void> {
  const action = req.url ?? '';
  if (req.method !== 'POST') {
    sendPage(res, 200, signInPage(action, ''));
    return;
  }
  const form = new URLSearchParams(await readBody(req));
  const username = form.get('username') ?? '';
  const { result, person } = await people.authenticate(username, form.get('password') ?? '');
  if (result !== 'OK') {
    sendPage(res, 200, signInPage(action, username, result));
    return;
  }
  await provider.interactionFinished(req, res, { login: { accountId: person.id, remember: false } }, finished);
}

async function newPassword(
  { provider, people, sessions }: Steps,
  { person, session }: { person: Person; session: string | undefined },
  req: IncomingMessage,
  res: ServerResponse,
): Promise<void> {
  const action = req.url ?? '';
  const forced = person.requiredActions.includes(UPDATE_PASSWORD);
  const show = (fault?: string) =>
    sendPage(
      res,
      200,
      newPasswordPage(action, { forced, rule: policyText(people.policy), ...(fault !== undefined && { fault }) }),
    );
  const done = (status: 'success' | 'cancelled') =>
    provider.interactionFinished(req, res, { [UPDATE_PASSWORD]: { status } }, finished);
  if (req.method !== 'POST') {
    show();
    return;
  }
  const form = new URLSearchParams(await readBody(req));
  if (form.has('cancel-aia') && !forced) {
    await done('cancelled');
    return;
  }
  const password = form.get('password-new') ?? '';
  if (password !== form.get('password-confirm')) {
    show('Kedua kata sandi tidak sama.');
    return;
  }
  const fault = await people.setPassword(person.id, password, false);
  if (fault) {
    show(fault.shown);
    return;
  }
  if (form.has('logout-sessions')) await sessions.endAllOf(person.id, session);
  await done('success');
}
