import type { Context, Query } from '#core/access/context.ts';
import { validInput } from '#core/access/input.ts';
import { fromOrigin } from '#core/access/write-audit.ts';
import { isoTime } from '#core/db/time.ts';
import { commit, toAppError } from '#core/engine/commit.ts';
import { fingerprint } from '#core/engine/fingerprint.ts';
import type { Operations } from '#core/engine/submitted.ts';
import { reminderAsideInput, remindInput } from '#lib/business-day/schemas/branch.ts';
import type { CloseCheck } from '#lib/errors/causes.ts';
import type { IngatkanReply, IngatkanRequest, SisihkanPengingatRequest } from '#types/proto/business-day/branch.ts';
import { actorsOf } from './actors.ts';
import { dayOf, isOfCash } from './checks.ts';

const CODE = 'INGATKAN';

/**
 * Reminds the users of the branch who can act on what blocks its day. The server finds them: a caller names the blocker and never a person. REMINDER_OVER where it
 * blocks no more or nobody else can act on it, REMINDER_RESTS within ten minutes of the last one, NOT_FOUND for a branch that the caller may not see.
 */
export async function remind(context: Context, operations: Operations, input: IngatkanRequest): Promise<IngatkanReply> {
  const { sebab, id, kode_cabang } = validInput(remindInput, input);
  const { db, caller } = context;
  const day = await dayOf(context, kode_cabang);
  const actors = await actorsOf(context, operations, day.kode_cabang, { sebab, id });
  const kepada = actors.map(({ id_user }) => id_user);
  const done = await commit(db, {
    key: context.key,
    print: fingerprint(CODE, [day.kode_cabang, sebab, id]),
    actor: caller.idUser,
    idUser: caller.idUser,
    kodeCabang: day.kode_cabang,
    operasi: CODE,
    correlation: context.correlation,
    session: context.session,
    address: context.address,
    date: null,
    effects: [{ efek: 'remind', fase: 'sebelum', sebab, id, kepada }],
    audit: { kode_cabang: day.kode_cabang, sebab, id, kepada },
    answer: { sebab, id, petugas: actors.map(({ nama_user }) => nama_user) } satisfies IngatkanReply,
  });
  return done.jawaban as IngatkanReply;
}

/** Lists what the caller was reminded of and can still act on, the latest first. It names no amount: who counts cash counts it blind. */
export const myReminders: Query<'branch.pengingat'> = async ({ db, caller }) => {
  const rows = await db<
    {
      sebab: CloseCheck;
      objek: string;
      nama: string;
      nama_user: string;
      role_id: string;
      waktu: string;
    }[]
  >`select sebab, objek, nama, nama_user, role_id, waktu from reminders_of(${caller.idUser})`;
  return {
    pengingat: rows.map(({ sebab, objek, nama, waktu, ...sender }) => ({
      sebab,
      id: objek,
      kode_kas: isOfCash(sebab) ? nama : '',
      operasi: sebab === 'KAS_MENUNGGU' ? nama : '',
      teks: isOfCash(sebab) || sebab === 'KAS_MENUNGGU' ? '' : nama,
      ...sender,
      waktu: isoTime(waktu),
    })),
  };
};

/** Puts a reminder of the caller aside until another one about the same thing comes; one that is gone already stays gone. */
export async function setReminderAside(
  context: Context,
  input: SisihkanPengingatRequest,
): Promise<Record<string, never>> {
  const data = validInput(reminderAsideInput, input);
  const { db, caller, key, correlation } = context;
  try {
    await db`
      select set_reminder_aside(${key}::uuid, ${fingerprint('SISIHKAN_PENGINGAT', data)}::bytea, ${fromOrigin(db, caller.idUser, context)},
        ${caller.kodeCabang}, ${data.sebab}, ${data.id}, ${correlation}::uuid)`;
    return {};
  } catch (error) {
    throw toAppError(error);
  }
}
