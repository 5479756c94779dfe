import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { StartFailure } from '#dev/failure.ts';

/** A password as it is kept: nobody can read it back. */
export type PasswordRecord = Readonly<{ salt: string; hash: string }>;

/** The rules of the realm's policy that the embedded provider knows. */
export type PasswordPolicy = Readonly<{ length: number; maxLength: number; notUsername: boolean; history: number }>;

/** Explains why a new password is refused: Keycloak's code for it, its English sentence, and the form's message. */
export type PasswordFault = Readonly<{ error: string; description: string; shown: string }>;

const derive = (password: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password, salt, 32, { N: 4096 }, (error, key) => (error ? reject(error) : resolve(key)));
  });

/** Derives what may be kept of a password, under a salt of its own unless one is given. */
export async function hashPassword(
  password: string,
  salt = randomBytes(16).toString('base64url'),
): Promise<PasswordRecord> {
  return { salt, hash: (await derive(password, salt)).toString('base64url') };
}

const NOBODY: PasswordRecord = {
  salt: randomBytes(16).toString('base64url'),
  hash: Buffer.alloc(32).toString('base64url'),
};

/**
 * Returns true when this is the password; where there is none to compare with, the function does the same work, so that its time reveals
 * nothing.
 */
export async function isPassword(record: PasswordRecord | undefined, password: string): Promise<boolean> {
  const { salt, hash } = record ?? NOBODY;
  const equal = timingSafeEqual(await derive(password, salt), Buffer.from(hash, 'base64url'));
  return equal && record !== undefined && password !== '';
}

/** The policy in words, for the form. */
export const policyText = ({ length, history }: PasswordPolicy): string =>
  `Paling sedikit ${length} karakter${history > 0 ? `, berbeda dari ${history} kata sandi terakhir` : ''}.`;

const RULE = /^(\w+)\(([^)]*)\)$/;

/** Reads a policy in Keycloak's words, `length(10) and notUsername(undefined)`; one that is not known here must not pass unseen. */
export function passwordPolicy(text: string): PasswordPolicy {
  const policy = { length: 1, maxLength: 1_000, notUsername: false, history: 0 };
  for (const part of text.split(' and ').filter(Boolean)) {
    const [, rule, value = ''] = RULE.exec(part.trim()) ?? [];
    const count = Number.parseInt(value, 10);
    if (rule === 'length') policy.length = count;
    else if (rule === 'maxLength') policy.maxLength = count;
    else if (rule === 'passwordHistory') policy.history = count;
    else if (rule === 'notUsername') policy.notUsername = true;
    else throw new StartFailure(`The embedded identity provider does not know the password rule "${part}".`);
  }
  return policy;
}

/** The first rule that the new password breaks, if any. `former` are the user's passwords, the newest first. */
export async function passwordFault(
  policy: PasswordPolicy,
  username: string,
  password: string,
  former: readonly PasswordRecord[],
): Promise<PasswordFault | undefined> {
  if (password.length < policy.length) {
    return {
      error: 'invalidPasswordMinLengthMessage',
      description: `Invalid password: minimum length ${policy.length}.`,
      shown: `Kata sandi paling sedikit ${policy.length} karakter.`,
    };
  }
  if (password.length > policy.maxLength) {
    return {
      error: 'invalidPasswordMaxLengthMessage',
      description: `Invalid password: maximum length ${policy.maxLength}.`,
      shown: `Kata sandi paling banyak ${policy.maxLength} karakter.`,
    };
  }
  if (policy.notUsername && password.toLowerCase() === username.toLowerCase()) {
    return {
      error: 'invalidPasswordNotUsernameMessage',
      description: 'Invalid password: must not be equal to the username.',
      shown: 'Kata sandi tidak boleh sama dengan User ID.',
    };
  }
  for (const record of former.slice(0, policy.history)) {
    if (await isPassword(record, password)) {
      return {
        error: 'invalidPasswordHistoryMessage',
        description: `Invalid password: must not be equal to any of last ${policy.history} passwords.`,
        shown: `Kata sandi tidak boleh sama dengan ${policy.history} kata sandi terakhir.`,
      };
    }
  }
  return undefined;
}
