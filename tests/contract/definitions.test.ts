import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { z } from 'zod';
import { isIconName } from '#components/kit/ui/icon-names.ts';
import { formOf } from '#components/workplace/forms.ts';
import { flowLevels } from '#core/db/reference/bank.ts';
import { changeTransitions, transitions } from '#core/db/reference/flow.ts';
import { makeHandlers, operations as registered } from '#core/server/modules.ts';
import { menus } from '#lib/access/access.ts';
import { access, mayCall } from '#lib/access/calls.ts';
import { filingMenus, mayFile } from '#lib/access/filing.ts';
import type { MenuDef } from '#lib/access/menu-def.ts';
import { mayApprove, rights } from '#lib/access/rights.ts';
import { approvalLadder, roles } from '#lib/access/role-names.ts';
import { roleMenus } from '#lib/access/roles.ts';
import { fail } from '#lib/errors/errors.ts';
import { id as texts } from '#lib/messages/all.ts';
import { en } from '#lib/messages/en.ts';
import type { OperationDefinition } from '#lib/operations/definition.ts';
import {
  checkedCodes,
  definitionOf,
  isOperationCode,
  operationCodes,
  type operations,
} from '#lib/operations/operations.ts';
import { endpoints } from '#services/registry.ts';
import { rpcNames } from '#services/server/rpc-definitions.ts';

const handlers = makeHandlers({ loginHost: '', idleMinutes: 0, supervisor: async () => fail('SYSTEM') });

const pageOf = (route: string) =>
  ['.tsx', '/index.tsx'].some((end) =>
    existsSync(fileURLToPath(new URL(`../../pages${route}${end}`, import.meta.url))),
  );
const textsOf = (key: string) => [(texts as Record<string, string>)[key], (en as Record<string, string>)[key]];
const all = Object.fromEntries(Object.entries(menus)) as Readonly<Record<string, MenuDef>>;

const called = operationCodes.flatMap((code) => {
  const { call } = definitionOf(code);
  return call ? [{ code, call }] : [];
});
const checked = checkedCodes.map((code) => ({ code, check: definitionOf(code).check ?? fail('SYSTEM') }));

it('no two screens are typed by one code', () => {
  const codes = Object.values(all).flatMap(({ trans_code }) => (trans_code === '' ? [] : [trans_code]));
  expect(codes.filter((code, index) => codes.indexOf(code) !== index)).toEqual([]);
});

describe('a definition names existing things only', () => {
  it('has codes of its own, and names in both languages', () => {
    for (const fact of ['trans_code', 'singkat', 'id', 'en'] as const) {
      const values = operationCodes.map((code) => definitionOf(code)[fact]);
      expect(new Set(values).size, fact).toBe(operationCodes.length);
      expect(values.every((text) => text.trim() !== '')).toBe(true);
    }
    for (const code of operationCodes) {
      expect(definitionOf(code)).toMatchObject({
        trans_code: expect.stringMatching(/^\d{4}$/),
        singkat: expect.stringMatching(/^[A-Z]{3}$/),
      });
      expect(textsOf(`alur.${code}`)).toEqual([definitionOf(code).id, definitionOf(code).en]);
    }
  });

  it('has an rpc of its own', () => {
    expect(new Set(called.map(({ call }) => call.rpc)).size).toBe(called.length);
  });

  it.each(called)('$code: rpc, handler, endpoint, access and screen', async ({ code, call }) => {
    const { as, rpc, path, menus: opening } = call;
    expect(rpcNames).toContain(rpc);
    expect(handlers[rpc as keyof typeof handlers]).toMatchObject({ changes: true, handle: expect.any(Function) });
    const endpoint = endpoints.find((one) => one.rpc === rpc);
    expect(endpoint, `${code}: services/<module> has no endpoint for ${rpc}`).toMatchObject({
      method: 'POST',
      path,
      kind: 'command',
    });
    expect(endpoint?.override ?? false).toBe(as === 'PROCESSOR');
    expect(await endpoint?.schema()).toBeInstanceOf(z.ZodType);
    expect(access[rpc]).toEqual(opening);
    for (const menu of opening) {
      expect(mayCall(rpc, new Set([menu]))).toBe(true);
      expect(pageOf(all[menu]?.route ?? ''), `${code}: page of ${menu}`).toBe(true);
    }
    expect(mayCall(rpc, new Set(Object.keys(menus).filter((menu) => !opening.includes(menu))))).toBe(false);
  });

  it.each(operationCodes.flatMap((code) => definitionOf(code).screen ?? []))(
    'screen $menu: menu, text, page and roles',
    (screen) => {
      const { menu, parent, route, title, roles: holders } = screen;
      expect(all[menu]).toMatchObject({ parent, route, title });
      expect(all[parent]?.route).toBe('');
      expect(textsOf(title).every(Boolean), `${title}: no title in both languages in lib/<module>/messages`).toBe(true);
      expect(pageOf(route)).toBe(true);
      expect(roles.filter((role) => roleMenus[role].some((held) => held === menu))).toEqual(
        roles.filter((role) => holders.includes(role)),
      );
      expect(holders.filter((role) => !roles.some((known) => known === role))).toEqual([]);
    },
  );

  it('every entry of the menu has an icon that is drawn', () => {
    const undrawn = Object.entries<MenuDef>(menus).filter(([, { icon }]) => icon !== '' && !isIconName(icon));
    expect(undrawn.map(([menu, { icon }]) => `${menu}: ${icon}`)).toEqual([]);
  });

  it.each(checked)('$code: right, levels, form and operation', async ({ code, check }) => {
    const { right, by, levels, form } = check;
    expect(registered.get(code)?.code).toBe(code);
    const { title } = (rights as Readonly<Record<string, MenuDef>>)[right] ?? fail('SYSTEM');
    expect(textsOf(title).every(Boolean), title).toBe(true);
    expect([mayApprove(code, new Set([right])), mayApprove(code, new Set(Object.keys(menus)))]).toEqual([true, false]);
    const holders = roles.filter((role) => roleMenus[role].some((held) => held === right));
    const expected = { LADDER: approvalLadder, LADDER_COMPLIANCE: [...approvalLadder, 'COMPLIANCE'] };
    expect(holders).toEqual(by === 'LADDER' || by === 'LADDER_COMPLIANCE' ? expected[by] : [by]);
    expect(filingMenus(code).length).toBeGreaterThan(0);
    expect(mayFile(code, new Set(filingMenus(code)))).toBe(true);
    expect(levels[0].from).toBe(0n);
    expect(
      levels.every(({ from, checkers }, at) => checkers >= 1 && (at === 0 || from > (levels[at - 1]?.from ?? from))),
    ).toBe(true);
    expect(flowLevels.filter((row) => row.flow_code === code)).toHaveLength(levels.length);
    expect((await formOf(code)?.())?.sections.length).toBeGreaterThan(0);
    expect(form === '' || pageOf(form)).toBe(true);
  });

  it('is reversed by its mirror, by another operation, or says that it is not', () => {
    for (const code of operationCodes) {
      const { undo, leaves } = definitionOf(code);
      if (typeof undo === 'object' && undo !== null) expect(isOperationCode(undo.by), code).toBe(true);
      if (undo === 'MIRROR') expect(leaves).toBe('JOURNAL');
    }
  });

  it('offers to send a change of data first, but where its maker may make it alone', () => {
    const first = new Set<string>(changeTransitions.map(({ flow_code }) => flow_code));
    const alone = ['PERMINTAAN_SALDO', 'BLOKIR_KARTU'];
    const changes = checkedCodes.filter((code) => definitionOf(code).leaves !== 'JOURNAL');
    expect([...first]).toEqual(changes.filter((code) => !alone.includes(code)));
    expect(transitions.every(({ flow_code }) => flow_code === '*')).toBe(true);
  });

  it('offers a checker the approval last, as the only filled button', () => {
    const decisions = transitions.filter(({ dari, pelaku }) => dari === 'WAITING' && pelaku === 'PEMERIKSA');
    expect(decisions.map(({ aksi }) => aksi)).toEqual(['REJECT', 'RETURN', 'APPROVE']);
    expect(decisions.filter(({ warna_teks }) => warna_teks === '#ffffff').map(({ aksi }) => aksi)).toEqual(['APPROVE']);
  });
});

describe('a definition without a fact', () => {
  type Whole = (typeof operations)['SETOR_TUNAI'];
  type Spared<Part, Kind> = { [F in keyof Part]: Omit<Part, F> extends Kind ? F : never }[keyof Part];

  it('does not compile, whichever fact is missing', () => {
    expectTypeOf<Whole>().toExtend<OperationDefinition>();
    expectTypeOf<Spared<Whole, OperationDefinition>>().toBeNever();
    expectTypeOf<Spared<Whole['check'], NonNullable<OperationDefinition['check']>>>().toBeNever();
    expectTypeOf<Spared<Whole['call'], NonNullable<OperationDefinition['call']>>>().toBeNever();
    expectTypeOf<Spared<Whole['screen'], NonNullable<OperationDefinition['screen']>>>().toBeNever();
  });

  it('nor does a processor that never comes before a checker, or a right no card names', () => {
    expectTypeOf<Omit<Whole, 'check'> & { readonly check: null }>().not.toExtend<OperationDefinition>();
    expectTypeOf<
      Omit<Whole, 'check'> & { readonly check: Omit<Whole['check'], 'levels'> & { readonly levels: readonly [] } }
    >().not.toExtend<OperationDefinition>();
  });
});
