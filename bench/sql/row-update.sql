update bench_row set n = n + 1 where id = 1;
