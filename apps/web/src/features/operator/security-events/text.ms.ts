import type { Malay } from '../../../lib/text/malay.ts';
import type { english } from './text.ts';

export const malay: Malay<typeof english> = {
  title: 'Peristiwa keselamatan',
  subtitle:
    'Log masuk gagal, penolakan, had yang dicapai dan perubahan log masuk. Tiada data peribadi; disimpan selama 400 hari.',
  empty: 'Tiada peristiwa keselamatan yang sepadan.',
  openCustomer: 'Buka pelanggan',
  networkNote:
    'Kod sebagai ganti alamat: rangkaian yang sama mempunyai kod yang sama. Buku panduan menerangkan cara mencari kod bagi sesuatu alamat.',
  filter: { all: 'Semua', from: 'Dari', to: 'Hingga' },
  columns: {
    kind: 'Peristiwa',
    detail: 'Butiran',
    account: 'Akaun',
    occurrences: 'Bilangan',
    at: 'Masa',
    network: 'Rangkaian',
    request: 'Permintaan',
  },
  account: { none: 'Tidak diketahui', user: 'Pelanggan', operator: 'Operator' },
  kind: {
    sign_in_failed: 'Log masuk gagal',
    second_factor_failed: 'Faktor kedua salah',
    passkey_failed: 'Kunci laluan ditolak',
    new_device: 'Peranti baharu',
    access_refused: 'Akses ditolak',
    foreign_object: 'Objek akaun lain',
    limit_reached: 'Had dicapai',
    number_revealed: 'Nombor penuh didedahkan',
    credentials_changed: 'Butiran log masuk diubah',
    change_refused: 'Perubahan dilaporkan oleh pemilik',
    upload_infected: 'Fail dijangkiti',
    upload_held: 'Fail ditahan',
    callbacks_refused: 'Mesej bank ditolak',
    client_error: 'Ralat dalam pelayar',
  },
  about: {
    sign_in_failed: 'Kata laluan salah, atau alamat itu tidak mempunyai akaun.',
    second_factor_failed: 'Kod salah atau telah digunakan.',
    passkey_failed: 'Jawapan kunci laluan tidak dapat disahkan.',
    new_device: 'Log masuk daripada pelayar yang belum pernah digunakan oleh akaun ini.',
    access_refused:
      'Akaun yang telah log masuk memanggil sesuatu yang tidak dibenarkan oleh peranan atau statusnya.',
    foreign_object:
      'Akaun yang telah log masuk menyebut sesuatu yang wujud tetapi milik akaun lain. Jawapannya “tidak ditemui”.',
    limit_reached: 'Terlalu banyak percubaan atau permintaan; yang seterusnya ditolak buat sementara.',
    number_revealed: 'Operator mendedahkan nombor pengenalan atau akaun penuh. Sebabnya ada dalam log audit.',
    credentials_changed:
      'Kata laluan, faktor, kunci laluan atau maklumat hubungan log masuk diubah atau ditetapkan semula.',
    change_refused:
      'Pemilik menggunakan pautan “ini bukan saya”. Setiap log masuk dan perubahan yang menunggu telah ditamatkan.',
    upload_infected: 'Pengimbas menemui perisian hasad dalam fail. Fail itu tidak disimpan.',
    upload_held:
      'Pengimbas perisian hasad tidak menjawab; tiada sesiapa membuka fail itu sebelum ia diimbas.',
    callbacks_refused: 'Mesej yang tidak terbukti ke alamat bank melebihi had yang dibenarkan.',
    client_error:
      'Halaman gagal dalam pelayar. Tempatnya ada dalam log pelayan di bawah ID permintaan yang sama.',
  },
  detail: {
    user_password: 'Kata laluan pelanggan',
    operator_password: 'Kata laluan operator',
    own_password: 'Kata laluan diminta semula',
    code: 'Kod faktor kedua',
    mailed_code: 'Kod melalui e-mel',
    user_sign_in: 'Log masuk pelanggan',
    operator_sign_in: 'Log masuk operator',
    user_second_factor: 'Faktor kedua pelanggan',
    operator_second_factor: 'Faktor kedua operator',
    copied: 'Tanda kunci laluan disalin',
    sign_in: 'Log masuk',
    password_reset: 'Kata laluan ditetapkan semula',
    password_changed: 'Kata laluan diubah',
    password_set: 'Kata laluan ditetapkan',
    email_changed: 'Alamat e-mel diubah',
    phone_changed: 'Nombor telefon diubah',
    two_factor_enabled: 'Faktor kedua diaktifkan',
    two_factor_reset: 'Faktor kedua ditetapkan semula',
    two_factor_off: 'Faktor kedua dimatikan',
    passkey_added: 'Kunci laluan ditambah',
    passkey_removed: 'Kunci laluan dibuang',
    not_me: '“Ini bukan saya”',
    refused: 'Ditolak semasa muat naik',
    removed: 'Dibuang selepas imbasan kemudian',
    scanner_unavailable: 'Pengimbas tidak tersedia',
    over_limit: 'Dikira melebihi bilangan baris sejam',
  },
};
