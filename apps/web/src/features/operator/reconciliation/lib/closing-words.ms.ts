/** Who decides how an exception is closed, and why the one who looks at it may not. */
export const malayClosingWords = {
  propose: 'Cadangkan penyelesaian',
  categoryLabel: 'Kategori',
  category: {
    timing: 'Masa',
    bank_error: 'Kesilapan bank',
    duplicate_line: 'Baris berulang',
    correction: 'Pembetulan',
    data_error: 'Ralat data',
    bank_charge: 'Caj bank',
    bank_profit: 'Keuntungan bank',
    unidentified_receipt_returned: 'Terimaan tidak dikenal pasti, dipulangkan',
  },
  waits: '{{what}}, dicadangkan oleh {{who}} pada {{day}}.',
  proposed: {
    exception_resolution: 'Penyelesaian',
    bank_charge: 'Caj bank',
    bank_profit: 'Keuntungan bank',
    line_return: 'Pemulangan kepada pengirim',
  },
  decideThere: 'Keputusan dibuat di bawah',
  desk: 'Kelulusan',
  barred: {
    role: 'Hanya operator dengan peranan “Kewangan” mencadangkan cara perkara ini ditutup.',
    same_operator: 'Anda telah mencadangkan atau meluluskannya: operator lain perlu membuat keputusan.',
    own_upload: 'Anda memuat naik penyata yang menimbulkannya: dua operator lain perlu menutupnya.',
    own_account: 'Ini mengenai akaun anda sendiri: operator lain perlu menutupnya.',
    own_customer_account:
      'Ini mengenai akaun anda sendiri sebagai pelanggan: operator lain perlu menutupnya.',
  },
};
