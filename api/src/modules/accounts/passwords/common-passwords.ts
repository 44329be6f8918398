/** Common passwords of at least eight characters, in lower case, with many that are popular in India. */
export const COMMON_PASSWORDS: readonly string[] = `
  password passw0rd p@ssword p@ssw0rd pa55word pa55w0rd password0 password1 password2 password3
  password7 password9 password01 password10 password11 password12 password99 password123
  password1234 password12345 password@1 password@12 password@123 password#1 password! password1!
  password123! passw0rd1 passw0rd123 p@ssw0rd1 p@ssw0rd123 p@ssword1 p@ssword123 pass1234
  pass12345 pass@123 pass@1234 passpass passport mypassword newpassword thepassword letmein1
  letmein123 letmeinnow changeme changeme1 changeme123 welcome1 welcome12 welcome123 welcome@1
  welcome@123 welcome2024 welcome2025 welcome2026 default1 default123 temp1234 temp@123 test1234
  test12345 test@123 testtest testing1 testing123 guest123 guest1234 user1234 user@123 admin123
  admin1234 admin12345 admin@123 admin@1234 administrator root1234 root@123 master123 secret123
  secret12 supersecret nopassword 12345678 123456789 1234567890 12345678910 123456789a 0123456789
  01234567 87654321 987654321 9876543210 0987654321 11223344 1122334455 112233445566 12341234
  123412345 12344321 123454321 123123123 123321123 12121212 123456123 1234567a 12345679 12345678a
  a12345678 a123456789 aa123456 aa12345678 abc12345 abc123456 abc1234567 abcd1234 abcd12345
  abcd@1234 abcd@123 abcde123 abcdefgh abcdefghi abcabcabc abc@1234 ab123456 1a2b3c4d a1b2c3d4
  a1b2c3d4e5 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 1qazxsw2 zaq12wsx q1w2e3r4 q1w2e3r4t5 qwer1234 qwert123
  qwert1234 qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty@123 qwertyui qwertyuio qwertyuiop
  qazwsxedc qazwsx123 asdfghjk asdfghjkl asdf1234 asdfasdf asdfgh123 asdfqwer zxcvbnm1 zxcvbnm123
  zxcvbnmasdf poiuytrewq lkjhgfdsa mnbvcxz1 1234qwer 123qweasd 123456qwerty 10203040 11112222
  12312312 13131313 14141414 20202020 22334455 55667788 69696969 78787878 80808080 99887766
  20002000 20012001 20022002 20032003 20042004 20052005 20202021 19471947 15081947 26011950
  iloveyou iloveyou1 iloveyou2 iloveyou12 iloveyou123 iloveu123 loveyou1 loveyou123 lovelove
  mylove123 iloveindia jaihind1 jaihind123 jaimatadi jaishreeram jaishriram jaishriram1
  harekrishna omnamahshivaya omsairam omsairam1 omsairam123 saibaba1 sairam123 ganesh123 krishna1
  krishna12 krishna123 radhakrishna radheradhe radheshyam hanuman1 hanuman123 bajrangbali
  mahadev1 mahadev123 harharmahadev shivshakti waheguru waheguru1 waheguru13 bismillah
  bismillah786 allah786 allahuakbar india123 india1234 india12345 india@123 india@1234 indian123
  bharat123 mumbai123 delhi123 chennai123 kolkata123 bangalore bengaluru hyderabad ahmedabad
  rajasthan maharashtra tamilnadu hindustan cricket1 cricket123 sachin10 sachin123 dhoni007
  msdhoni7 msdhoni07 virat123 viratkohli kohli123 kingkohli ipl12345 computer computer1
  computer123 internet internet1 internet123 facebook facebook1 facebook123 whatsapp instagram
  samsung1 samsung123 google123 android1 android123 student1 student123 student@123 teacher123
  college1 college123 school123 sunshine sunshine1 princess princess1 princess123 football
  football1 football123 baseball basketball superman superman1 superman123 batman123 spiderman
  spiderman1 ironman123 pokemon123 dragon123 monkey123 shadow123 michael1 jennifer charlie1
  charlie123 butterfly chocolate friends1 friends123 bestfriend starwars whatever trustno1
  trustno1! freedom1 freedom123 blessed1 jesus123 jesuschrist godisgreat godislove mummypapa
  mompapa1 mumdad123 maapapa1 sopaan12 sopaan123 sopaan1234 sopaan@123 sopaan2025 sopaan2026
  mysopaan
`
  .trim()
  .split(/\s+/);
