import { type ParameterDef, whole } from '#lib/parameter-def.ts';

/** Changes of data and of access wait for a second person within these (domain: maker/checker). */
export const controlParameters = {
  data_daluwarsa_hari: whole(
    '30',
    [1, 366],
    'Pengajuan perubahan data yang tidak diputuskan berakhir setelah (hari)',
    'A change of data that nobody decides on lapses after (days)',
  ),
  jeda_kata_sandi_jam: whole(
    '24',
    [1, 168],
    'Setelah menyerahkan kata sandi, pemberi dan penerimanya tidak memutuskan akses berdua (jam)',
    'After a password was handed over its giver and its owner decide on no access together (hours)',
  ),
} as const satisfies Record<string, ParameterDef>;
