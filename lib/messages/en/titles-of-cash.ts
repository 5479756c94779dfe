/** Titles of cash on the road. */
export const ofCashShipments = {
  'menu.kirimanKas': 'Shipments of cash',
  'menu.permintaanKas': 'Requests for cash',
  'menu.mintaKas': 'Request cash',
  'menu.tutupPermintaanKas': 'Decline or cancel a request for cash',
  'menu.kirimKas': 'Send cash',
  'menu.tolakKirimanKas': 'Turn back a shipment of cash',
  'menu.terimaKirimanKas': 'Count a shipment of cash',
  'hak.otoKirimanKas': 'Approve requests for and shipments of cash',
};
