/** Words that people in Malaysia and users of computers choose, beside the published lists; in lower-case letters. */
const words = `
password passwords passwort passw pass pwd parola contrasena senha motdepasse katalaluan rahsia sandi
qwerty qwertyuiop qwertyu qwert qwer asdf asdfg asdfgh asdfghjkl asdfasdf zxcv zxcvb zxcvbn zxcvbnm azerty
qazwsx qazwsxedc wsxedc qaz wsx edc rfv zaq zaqxsw qwe asd zxc poiuytrewq lkjhgfdsa mnbvcxz qweasd qweasdzxc
abc abcd abcde abcdef abcdefg abcdefgh abcdefghijkl abcdefghijklmnopqrstuvwxyz aabbcc abcabc abcxyz xyz
admin administrator root superuser system user username guest test tester testing temp temporary default
login signin welcome letmein letmeinnow openup opensesame access enter changeme changemenow change mypass
mypassword thepassword newpassword oldpassword yourpassword nopassword secret topsecret mysecret private
secure security safe master supervisor manager office company business account bank banking money cash
iloveyou iloveu iloveme ilove loveyou loveme love lovely lover lovers loving forever foreverlove always truelove
mylove babylove sweetheart sweetie sweet honey darling angel angels baby babygirl babyboy princess prince queen
king beautiful gorgeous pretty handsome cutie hello helloworld hellokitty kitty goodbye goodluck thankyou please
monkey dragon tiger lion eagle falcon wolf wolves bear panda rabbit bunny turtle dolphin shark horse pony
kitten cat cats dog dogs doggy puppy fish chicken cow pig elephant butterfly spider snake phoenix unicorn
football soccer basketball baseball hockey tennis golf cricket badminton volleyball rugby boxing racing
liverpool chelsea arsenal manchester manutd manunited barcelona realmadrid juventus everton tottenham
superman batman spiderman ironman captain avengers hulk thor pokemon pikachu naruto sasuke goku dragonball
starwars startrek skywalker yoda jedi vader matrix hobbit gandalf frodo harrypotter hogwarts potter
summer winter spring autumn january february march april may june july august september october november
december monday tuesday wednesday thursday friday saturday sunday today tomorrow yesterday birthday
sunshine sunflower rainbow flower flowers rose lily star stars moon sun sky ocean river mountain forest
purple orange yellow green blue black white silver golden gold pink red diamond crystal ruby emerald
freedom liberty justice peace hope faith trust truth destiny lucky luck happy happiness smile smiley
jesus christ god godislove allah allahuakbar alhamdulillah bismillah insyaallah insyallah muhammad church
michael jennifer jessica ashley daniel matthew joshua andrew anthony william thomas charlie jordan robert
nicole michelle amanda melissa samantha elizabeth stephanie hannah lauren george maggie buster ginger pepper
cookie chocolate coffee banana apple strawberry cherry mango durian nasilemak tehtarik cheese pizza burger
computer internet keyboard windows microsoft google facebook instagram twitter whatsapp youtube samsung
iphone android nokia apple macbook laptop server network wireless wifi linux ubuntu oracle cisco database
mustang ferrari porsche mercedes corvette camaro toyota honda yamaha suzuki kawasaki proton perodua myvi
malaysia malaysiaboleh kualalumpur selangor johor penang sabah sarawak melaka kedah kelantan terengganu
perak pahang perlis putrajaya ipoh merdeka harimau harimaumalaya indonesia singapore singapura jakarta bandung
sayang sayangku sayangkamu sayangibu akusayangkamu cinta cintaku cintakamu rindu kasih kasihsayang bidadari
ibu ayah mama papa emak bapa keluarga anak adik abang kakak kawan selamat selamatdatang assalamualaikum
selamanya sampaimati sehidupsemati jiwaku hatiku hidupku dirumah rumahku rumahkusyurgaku syurga cantik comel manja
hensem sahabat kawanku bff cikgu sekolah universiti kerja pejabat syarikat gaji rumah kereta motor bola badminton
janganlupa takpayah takingat lupa ingat bukasesame pagi malam isnin selasa rabu khamis jumaat sabtu ahad januari
februari mac mei jun julai ogos oktober disember raya hariraya merdekaraya deepavali gongxi gongxifacai huat ong
bersatu sejahtera bahagia rahmat berkat rezeki duit wang ringgit kaya merah putih hitam biru
ninja samurai warrior hunter killer shadow ghost phantom legend hero heroes gamer gaming player playstation
minecraft fortnite roblox counterstrike valorant callofduty worldofwarcraft warcraft starcraft diablo
trustno trustnoone whatever whatsup nothing something everything anything nobody somebody correct
correcthorsebatterystaple thisisapassword thisismypassword idontknow ihateyou fuckyou fuckoff asshole bullshit
titian investor investors invest investment issuer borrower lender lending loan financing operator platform
`;

/** The dictionary of local words, each once, the list's order as its rank. */
export const localWords: readonly string[] = [...new Set(words.split(/\s+/).filter(Boolean))];
