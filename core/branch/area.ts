import type { Context } from '#core/access/context.ts';
import { change, read } from '#core/access/handler.ts';
import type { RpcInput } from '#types/rpc.ts';
import { closeChecks, closeDay, openDay } from './day.ts';

/** A branch and its day. */
export const branch = {
  operations: {},
  handlers: () => ({
    'branch.buka': change((context: Context, input: RpcInput<'branch.buka'>) => openDay(context, input.kode_cabang)),
    'branch.tutup': change((context: Context, input: RpcInput<'branch.tutup'>) => closeDay(context, input.kode_cabang)),
    'branch.periksaTutup': read((context: Context, input: RpcInput<'branch.periksaTutup'>) =>
      closeChecks(context, input.kode_cabang),
    ),
  }),
};
