import type { rightTitles as id } from '#lib/control/messages/right-titles.ts';

export const rightTitles: Record<keyof typeof id, string> = {
  'hak.otoBlokirRekening': 'Approve account blocks',
  'hak.otoTahanDana': 'Approve held funds',
  'hak.lihatBlokirResmi': 'Read what an authority has blocked',
  'hak.lihatNik': 'See identity numbers',
  'hak.lihatTelepon': 'See phone numbers',
  'hak.lihatRekening': 'See account numbers in lists',
  'hak.laporIdentitas': 'Whole identities in files for authorities',
  'hak.hanyaBaca': 'Reads only: makes, files and approves nothing',
  'hak.bukaSamaran': 'Unmask data for a stated reason',
  'hak.lihatIbuKandung': "See mothers' maiden names",
};
