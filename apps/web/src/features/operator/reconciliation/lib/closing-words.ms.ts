/** Who decides how an exception is closed, and why the viewer may not. */
export const malayClosingWords = {
  propose: 'Cadangkan penyelesaian',
  categoryLabel: 'Kategori',
  category: {
    timing: 'Perbezaan masa',
    bank_error: 'Kesilapan bank',
    duplicate_line: 'Baris berulang',
    correction: 'Pembetulan',
    data_error: 'Ralat data',
    bank_charge: 'Caj bank',
    bank_profit: 'Keuntungan bank',
    unidentified_receipt_returned: 'Terimaan tidak dikenal pasti, dipulangkan',
    line_allocated: 'Terimaan tidak dikenal pasti, diagihkan',
  },
  waits: '{{what}}, dicadangkan oleh {{who}} pada {{day}}.',
  proposed: {
    exception_resolution: 'Penyelesaian',
    bank_charge: 'Caj bank',
    bank_profit: 'Keuntungan bank',
    line_return: 'Pemulangan kepada pengirim',
    line_allocation: 'Agihan baris',
  },
  decideThere: 'Putuskan di',
  approvals: 'Kelulusan',
  barred: {
    role: 'Hanya operator dengan peranan “Kewangan” mencadangkan penyelesaian.',
    above_limit:
      'Jumlah ini melebihi had anda. Operator yang mempunyai had lebih tinggi perlu menyelesaikannya.',
    same_operator: 'Anda telah mencadangkan atau meluluskannya. Operator lain perlu membuat keputusan.',
    own_upload: 'Anda memuat naik penyata sumbernya. Dua operator lain perlu menyelesaikannya.',
    own_account: 'Ini mengenai akaun anda sendiri. Operator lain perlu menyelesaikannya.',
    own_customer_account:
      'Ini mengenai akaun anda sendiri sebagai pelanggan. Operator lain perlu menyelesaikannya.',
  },
};
