/** Users, roles, menus and what they allow, in English. */
export const management = {
  'menu.delegasi': 'Delegation of authority',
  'menu.manajemen': 'Access management',
  'menu.pengguna': 'Users',
  'menu.peran': 'Roles',
  'menu.menuAplikasi': 'Application menus',
  'menu.lensaWewenang': 'Permission lens',

  'status.AKAN_DATANG': 'Upcoming',
  'status.BERAKHIR': 'Ended',
  'status.DICABUT': 'Taken back',

  'hak.otoSetorTunai': 'Approve cash deposits',
  'hak.otoTarikTunai': 'Approve cash withdrawals',
  'hak.otoPemindahbukuan': 'Approve book transfers',
  'hak.otoReversal': 'Approve reversals',
  'hak.otoSetoranKhasanah': 'Approve cash to the vault',
  'hak.otoPenarikanKhasanah': 'Approve cash from the vault',
  'hak.otoDelegasi': 'Approve delegations',
  'hak.otoPengguna': 'Approve changes of users',
  'hak.otoPeran': 'Approve changes of roles',
  'hak.otoMenu': 'Approve changes of menus',
  'hak.lihatNik': 'See identity numbers',
  'hak.lihatIbuKandung': "See mothers' maiden names",
  'hak.lihatTelepon': 'See phone numbers',
  'hak.lihatRekening': 'See account numbers in lists',
  'hak.bukaSamaran': 'Unmask data for a stated reason',
} as const;
