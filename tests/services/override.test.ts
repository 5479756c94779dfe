import { describe, expect, it } from 'vitest';
import { AppError } from '#lib/errors/errors.ts';
import './web-env.ts';
import { attemptLock, type Exchange, overrideExchange, realProofs, unlockExchange } from '#services/server/override.ts';

const credential = (password: string, username = 'supervisor1') => ({
  username,
  password,
  assertion: '',
  login_type: 'PASSWORD',
  flowCode: 'SETOR_TUNAI',
  flowData: '{"nominal":"1.00"}',
});

/** A provider that knows one supervisor, and counts how often it is asked. */
function provider() {
  const asked: string[] = [];
  const exchange: Exchange = async (username, password) => {
    asked.push(username);
    return username.toLowerCase() === 'supervisor1' && password === 'right' ? 'supervisor-token' : null;
  };
  return { asked, exchange };
}
const codeOf = (result: Promise<unknown>) =>
  result.then(
    () => 'OK',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );

describe('a supervisor’s credential', () => {
  it('becomes the supervisor’s token; the password goes no further', async () => {
    const override = overrideExchange(provider().exchange, () => true);
    expect(await override(credential('right'))).toEqual({
      token_supervisor: 'supervisor-token',
      login_type: 'PASSWORD',
      flowCode: 'SETOR_TUNAI',
      flowData: '{"nominal":"1.00"}',
    });
  });

  it('is refused alike for a wrong password and an unknown user', async () => {
    const override = overrideExchange(provider().exchange, () => true);
    const wrong = await override(credential('wrong')).catch((error: AppError) => error);
    const unknown = await override(credential('right', 'nobody')).catch((error: AppError) => error);
    expect(wrong).toMatchObject({ code: 'OVERRIDE_CREDENTIAL', details: {} });
    expect(unknown).toEqual(wrong);
  });

  it('is not even asked for when the bank has switched it off', async () => {
    const { exchange, asked } = provider();
    expect(await codeOf(overrideExchange(exchange, () => false)(credential('right')))).toBe('OVERRIDE_OFF');
    expect(asked).toEqual([]);
  });

  it('is closed for a name after five failures, for fifteen minutes', async () => {
    let now = 0;
    const { exchange, asked } = provider();
    const override = overrideExchange(
      exchange,
      () => true,
      () => now,
    );
    for (let attempt = 0; attempt < 5; attempt += 1) {
      expect(await codeOf(override(credential('wrong', attempt % 2 ? 'Supervisor1' : 'supervisor1')))).toBe(
        'OVERRIDE_CREDENTIAL',
      );
    }
    expect(await codeOf(override(credential('right')))).toBe('OVERRIDE_LOCKED');
    expect(asked).toHaveLength(5);
    expect(await codeOf(override(credential('wrong', 'manager1')))).toBe('OVERRIDE_CREDENTIAL');
    now = 15 * 60_000 - 1;
    expect(await codeOf(override(credential('right')))).toBe('OVERRIDE_LOCKED');
    now = 15 * 60_000;
    expect(await codeOf(override(credential('right')))).toBe('OK');
  });

  it('is closed at the guessing counter first, and by the fourth counter for all; the own sign-in is not touched', async () => {
    const { exchange, asked } = provider();
    const lock = attemptLock(() => 0, { most: 4, withinMs: 1_000 });
    const override = overrideExchange(
      exchange,
      () => true,
      () => 0,
      lock,
    );
    for (let guess = 0; guess < 3; guess += 1)
      expect(await codeOf(override(credential('wrong'), 'loket-1'))).toBe('OVERRIDE_CREDENTIAL');
    expect(await codeOf(override(credential('right'), 'loket-1'))).toBe('OVERRIDE_LOCKED');
    // Another counter is open to the supervisor.
    expect(await codeOf(override(credential('wrong'), 'loket-2'))).toBe('OVERRIDE_CREDENTIAL');
    expect(await codeOf(override(credential('right'), 'loket-2'))).toBe('OVERRIDE_LOCKED');
    // The provider, which closes a name at its fifth failure, has got four.
    expect(asked).toHaveLength(4);
  });

  it('is closed for guesses that come together, too', async () => {
    const { exchange, asked } = provider();
    const override = overrideExchange(exchange, () => true);
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(override(credential('wrong')))));
    expect(codes.filter((code) => code === 'OVERRIDE_CREDENTIAL')).toHaveLength(5);
    expect(codes.filter((code) => code === 'OVERRIDE_LOCKED')).toHaveLength(15);
    expect(asked).toHaveLength(5);
  });

  it('starts from nothing after a success, and a provider that is away counts for nobody', async () => {
    const { exchange } = provider();
    let away = false;
    const override = overrideExchange(
      (...given) => (away ? Promise.reject(new AppError('IDENTITY_AWAY')) : exchange(...given)),
      () => true,
    );
    for (let attempt = 0; attempt < 4; attempt += 1) await codeOf(override(credential('wrong')));
    expect(await codeOf(override(credential('right')))).toBe('OK');
    away = true;
    for (let attempt = 0; attempt < 6; attempt += 1) {
      expect(await codeOf(override(credential('right')))).toBe('IDENTITY_AWAY');
    }
    away = false;
    expect(await codeOf(override(credential('right')))).toBe('OK');
  });
});

describe('the own password at a locked screen', () => {
  it('becomes the own token', async () => {
    const unlock = unlockExchange(provider().exchange, attemptLock());
    expect(await unlock('supervisor1', 'right')).toEqual({ token_pengguna: 'supervisor-token' });
  });

  it('is locked after five wrong ones, in any spelling of the name, and reveals nothing more', async () => {
    const unlock = unlockExchange(provider().exchange, attemptLock());
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await codeOf(unlock('supervisor1', 'wrong'))).toBe('OVERRIDE_CREDENTIAL');
    }
    expect(await codeOf(unlock('supervisor1', 'right'))).toBe('OVERRIDE_LOCKED');
    expect(await codeOf(unlock('Supervisor1 ', 'right'))).toBe('OVERRIDE_LOCKED');
  });

  it('is not locked by guesses of others at the counter', async () => {
    const proofs = realProofs();
    for (let guess = 0; guess < 5; guess += 1) {
      await codeOf(proofs.finger.challenge('supervisor1', async () => null));
    }
    expect(await codeOf(proofs.finger.challenge('supervisor1', async () => null))).toBe('OVERRIDE_LOCKED');
    expect(await codeOf(proofs.unlock('supervisor1', 'right'))).not.toBe('OVERRIDE_LOCKED');
  });

  it('works where a supervisor’s credential at the counter is switched off', async () => {
    const lock = attemptLock();
    const { exchange } = provider();
    expect(await codeOf(overrideExchange(exchange, () => false, Date.now, lock)(credential('right')))).toBe(
      'OVERRIDE_OFF',
    );
    expect(await codeOf(unlockExchange(exchange, lock)('supervisor1', 'right'))).toBe('OK');
  });
});
