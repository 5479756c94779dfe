import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#dev/build.ts';
import { codecOf } from '#lib/wire/codec.ts';
import { messages } from '#types/proto/schema.ts';
import { fillings, sampleOf } from './sample-messages.ts';

interface Generated {
  readonly encode: (message: unknown) => { readonly finish: () => Uint8Array };
  readonly decode: (bytes: Uint8Array) => unknown;
}

const folder = join(ROOT, 'types', 'proto');
const generated = new Map<string, Generated>();
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.ts') || name === 'schema.ts') continue;
  for (const [message, functions] of Object.entries((await import(join(folder, name))) as Record<string, Generated>)) {
    if ('encode' in functions) generated.set(message, functions);
  }
}
const names = Object.keys(messages);

test.each(Object.entries(fillings))(
  'every message %s has the bytes and values of the generated encoders',
  (_, filling) => {
    for (const name of names) {
      const old = generated.get(name.split('.').at(-1) ?? '');
      if (!old) throw new Error(`nothing was generated for ${name}`);
      const [message, codec] = [sampleOf(name, filling), codecOf(name)];
      const bytes = codec.encode(message);
      expect(bytes.equals(old.encode(message).finish()), name).toBe(true);
      expect(codec.decode(bytes), name).toStrictEqual(old.decode(bytes));
      expect(codec.decode(bytes), name).toStrictEqual(message);
    }
  },
);
