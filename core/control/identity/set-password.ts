import type { Db } from '#core/db/client.ts';
import { fail } from '#lib/errors/errors.ts';
import { ProviderError } from './admin-api.ts';
import { loadPerson } from './person.ts';
import type { IdentityProvider } from './provider.ts';

/**
 * Gives a user a password at the provider that they must change at the next sign-in.
 * Throws IDENTITY_NOT_SET, NOT_FOUND, IDENTITY_AWAY, IDENTITY_REFUSED.
 */
export const setPasswordAt =
  (provider: IdentityProvider | undefined, db: Db) =>
  async (idUser: string, password: string): Promise<void> => {
    if (!provider) fail('IDENTITY_NOT_SET');
    const person = (await loadPerson(db, idUser)) ?? fail('NOT_FOUND');
    try {
      await provider.setOneTimePassword(person, password);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      if (error.fault === 'TIDAK_TERJANGKAU') fail('IDENTITY_AWAY');
      fail('IDENTITY_REFUSED', { params: { sebab: error.message } });
    }
  };
