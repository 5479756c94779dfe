import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { StartFailure } from '#dev/failure.ts';
import { requireTools, type Say } from '#dev/keycloak/distribution.ts';
import { realmCopy } from '#dev/keycloak/realm-copy.ts';
import { REALM_FILE } from '#dev/realm.ts';

/** A machine on which these tools answer this. */
const machine =
  (answers: Readonly<Record<string, string>>): Say =>
  (command) =>
    answers[command];
const JAVA_17 = 'openjdk version "17.0.15" 2025-04-15\nOpenJDK Runtime Environment';

describe('the tools a real Keycloak needs', () => {
  test('Java 17 and Maven are enough, in JAVA_HOME or on the path', () => {
    requireTools(undefined, machine({ java: JAVA_17, mvn: 'Apache Maven 3.8.7' }));
    requireTools('/opt/jdk', machine({ '/opt/jdk/bin/java': 'java version "25"', mvn: 'Apache Maven 3.9.9' }));
  });

  test.each([
    [{ mvn: 'Apache Maven 3.8.7' }, 'Keycloak needs Java 17 or newer and java does not run'],
    [{ java: 'java version "1.8.0_401"', mvn: 'x' }, 'Keycloak needs Java 17 or newer and java is Java 8'],
    [{ java: 'openjdk version "11.0.2" 2019-01-15', mvn: 'x' }, 'java is Java 11'],
    [{ java: JAVA_17 }, 'Keycloak is fetched with Maven and mvn does not run'],
  ])('names the missing part: %j', (answers, sentence) => {
    expect(() => requireTools(undefined, machine(answers))).toThrow(StartFailure);
    expect(() => requireTools(undefined, machine(answers))).toThrow(sentence);
  });

  test('a JAVA_HOME without a Java is not passed over', () => {
    expect(() => requireTools('/nowhere', machine({ java: JAVA_17, mvn: 'x' }))).toThrow('/nowhere/bin/java');
  });
});

describe('the realm file as an installation imports it', () => {
  const text = readFileSync(REALM_FILE, 'utf8');
  const secrets = { webClientSecret: 'w', overrideClientSecret: 'o', adminClientSecret: 'a' };
  const web = { publicUrl: 'https://kantor.bank.example', loginHost: 'https://masuk.bank.example' };

  test('has the secrets and the addresses of its own web, and is otherwise the file', () => {
    const original = JSON.parse(text);
    const copy = JSON.parse(realmCopy(text, secrets, web));
    expect(
      copy.clients.map((client: { clientId: string; secret: string }) => [client.clientId, client.secret]),
    ).toEqual([
      ['amanah-web', 'w'],
      ['amanah-override', 'o'],
      ['amanah-admin', 'a'],
    ]);
    expect(copy.clients[0]).toEqual({
      ...original.clients[0],
      secret: 'w',
      redirectUris: ['https://kantor.bank.example/api/auth/callback/keycloak'],
      attributes: {
        ...original.clients[0].attributes,
        'post.logout.redirect.uris': 'https://masuk.bank.example/auth/logout',
        'backchannel.logout.url': 'https://kantor.bank.example/api/auth/backchannel-logout',
      },
    });
    expect({ ...copy, clients: [] }).toEqual({ ...original, clients: [] });
  });

  test('a client that nobody thought of stops it', () => {
    const more = JSON.stringify({ clients: [{ clientId: 'lain', redirectUris: [] }] });
    expect(() => realmCopy(more, secrets, web)).toThrow('lain');
  });
});
