/** Titles of cash on the road. */
export const ofCashShipments = {
  'menu.kirimanKas': 'Shipments of cash',
  'menu.permintaanKas': 'Requests for cash',
  'menu.mintaKas': 'Request cash',
  'menu.tutupPermintaanKas': 'Decline or cancel a request for cash',
  'menu.kirimKas': 'Send cash',
  'menu.tolakKirimanKas': 'Turn back a shipment of cash',
  'menu.terimaKirimanKas': 'Count a shipment of cash',
  'menu.selisihKas': 'Cash differences',
  'menu.selesaiSelisihTunai': 'End a cash difference in cash',
  'menu.selesaiSelisih': 'End a cash difference',
  'hak.otoSelisihKas': 'Approve ends of cash differences',
  'hak.otoKirimanKas': 'Approve requests for and shipments of cash',
};
