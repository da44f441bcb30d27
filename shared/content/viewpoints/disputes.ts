import { saying } from '../../companion/care/rule';
import type { Dispute } from './dispute';

/**
 * Each view in words that those who hold it would own, none longer than twice another, none judged (C13). The patterns
 * look for the question, not for the word: who was baptised today has asked nothing.
 */
export const DISPUTES: readonly Dispute[] = [
  {
    id: 'infant-baptism',
    topic: 'Baptism of infants',
    recognisedBy: [
      '(?:infant|believers?|adult|credo|paedo|pedo) ?bapti(?:sm|sms)',
      'bapti[sz]ing (?:babies|infants)',
      '(?:should|can|must|why|do|is it|does|may|when) (?:\\w+ ){0,5}(?:babies|infants?|baby|children|newborns?) (?:\\w+ ){0,2}bapti[sz]ed',
      '(?:should|can|must|may)(?:nt| not)? (?:(?:we|i|they) )?(?:\\w+ )?bapti[sz]e (?:our|my|the|a) (?:\\w+ )?(?:baby|son|daughter|child|infant|kids|children)',
      '(?:should|must|need|do|can) (?:\\w+ ){0,4}re ?bapti[sz]ed',
    ].map(saying),
    views: [
      {
        name: 'Baptism of believers',
        says: 'Baptist, Pentecostal and many free churches baptise those who can say that they believe. In the New Testament, they say, faith is heard of before the water, and baptism is a person’s own answer to God.',
        references: ['Acts 2:41', 'Mark 16:16', 'Matthew 28:19-20'],
      },
      {
        name: 'Baptism of infants too',
        says: 'Catholic, Orthodox, Lutheran, Anglican, Reformed and Methodist churches also baptise the children of believers. The promise is for children, they say, as circumcision once was, and whole households were baptised. Faith grows up inside the gift.',
        references: ['Acts 2:38-39', 'Acts 16:33', 'Colossians 2:11-12'],
      },
    ],
  },
  {
    id: 'election-and-free-will',
    topic: 'God’s choice and free will',
    recognisedBy: [
      'predestin\\w*',
      '(?<!own )free will(?! (?:offering|offerings|baptist|giving|gift))',
      'arminian\\w*',
      '(?:doctrine of|unconditional) election',
      'irresistible grace',
      'limited atonement',
      '(?:did|does|has) god (?:\\w+ )?(?:choose|chosen) who',
    ].map(saying),
    views: [
      {
        name: 'God’s choice comes first',
        says: 'Reformed and many Baptist and Anglican Christians hold that God chose his people before the world was made, for nothing he foresaw in them. That anyone comes to Christ at all is his gift from beginning to end.',
        references: ['Ephesians 1:4-5', 'Romans 9:15-16', 'John 6:44'],
      },
      {
        name: 'Grace that can be refused',
        says: 'Methodist, Pentecostal and many Baptist Christians, with Arminius and Wesley, hold that God’s grace goes out to everyone and makes each one able to answer. He chose those whose faith he foresaw, and the invitation can be refused.',
        references: ['1 Timothy 2:3-4', 'Romans 8:29', 'Matthew 23:37'],
      },
      {
        name: 'Grace and freedom together',
        says: 'Catholic and Orthodox Christians hold that grace comes first and that people work together with it in freedom. God means nobody to be lost, and how the two belong together remains a mystery.',
        references: ['Philippians 2:12-13', '2 Peter 3:9'],
      },
    ],
  },
  {
    id: 'end-times',
    topic: 'The rapture and the thousand years',
    recognisedBy: [
      '(?:pre|post|mid) ?trib\\w*',
      '(?:the|a) rapture',
      'raptured',
      'the millennium(?! (?:wheel|bridge|dome|falcon|park|stadium))',
      'millennial (?:reign|kingdom)',
      '(?:pre|a|post) ?mill?enn?ial\\w*',
      'great tribulation',
      'end times? (?:views?|debate|theology|order)',
    ].map(saying),
    views: [
      {
        name: 'Taken up before the tribulation',
        says: 'Many Baptists, Pentecostals and free evangelicals expect Christ to take his church up before a great tribulation, and then to reign on earth for a thousand years. What was promised to Israel is fulfilled then.',
        references: ['1 Thessalonians 4:16-17', 'Revelation 3:10', 'Revelation 20:4'],
      },
      {
        name: 'Through the tribulation',
        says: 'Other evangelicals, and many in the early church, expect the church to pass through the tribulation. Christ comes once, raises his people, and begins his reign of a thousand years.',
        references: ['Matthew 24:29-31', 'Revelation 20:4-6'],
      },
      {
        name: 'The thousand years are now',
        says: 'Catholic, Orthodox, Lutheran and most Reformed churches read the thousand years as a picture of Christ’s reign in our time. He will come once, openly, to raise all the dead and to judge.',
        references: ['John 5:28-29', 'Matthew 24:36', 'Luke 17:20-21'],
      },
      {
        name: 'The gospel fills the earth first',
        says: 'Some Reformed Christians expect the gospel to win the nations little by little, in a long time of peace. Christ comes at its end.',
        references: ['Matthew 13:33', 'Habakkuk 2:14', 'Psalms 72:11'],
      },
    ],
  },
  {
    id: 'lords-supper',
    topic: 'The Lord’s Supper',
    recognisedBy: [
      '(?:is|are|does|do) (?:the )?(?:bread|wine|host|communion|eucharist|lords supper) (?:\\w+ ){0,8}(?:really|literally|actually|truly|symbol\\w*|body|blood|become|turn)',
      'transubstantiat\\w*',
      'consubstantiat\\w*',
      'real presence',
      '(?:symbol\\w*|literal\\w*) (?:\\w+ ){0,5}(?:communion|eucharist|lords supper)',
    ].map(saying),
    views: [
      {
        name: 'Bread and wine are changed',
        says: 'Catholic Christians hold that bread and wine become the body and blood of Christ, so that only look and taste remain. Orthodox Christians confess the change too, and leave its manner a mystery.',
        references: ['John 6:53-55', 'Matthew 26:26-28'],
      },
      {
        name: 'Christ in, with and under them',
        says: 'Lutheran Christians hold that Christ’s body and blood are truly given in, with and under bread and wine, because he said so. The bread remains bread, and all who eat receive him.',
        references: ['Luke 22:19', '1 Corinthians 11:27'],
      },
      {
        name: 'Received by faith',
        says: 'Reformed, Presbyterian and many Anglican and Methodist Christians hold that Christ is truly received in the supper, by faith and through the Spirit. His body is in heaven, and hearts are lifted up to him.',
        references: ['John 6:63', '1 Corinthians 10:16-17', 'Colossians 3:1'],
      },
      {
        name: 'A remembrance',
        says: 'Baptist, Pentecostal and many free churches keep the supper as the remembrance that Christ asked for. Bread and cup are signs that proclaim his death until he comes.',
        references: ['1 Corinthians 11:24-26', 'Luke 22:19'],
      },
    ],
  },
  {
    id: 'women-in-ministry',
    topic: 'Women in ministry',
    recognisedBy: [
      'women (?:pastors?|priests?|elders?|preachers?|in ministry|bishops)',
      '(?:can|should|may|could|must|are|is) (?:a )?wom[ae]n (?:\\w+ ){0,3}(?:preach|teach men|be (?:a )?(?:pastors?|priests?|elders?|ordained|silent)|ordained)',
      '(?:can|should|may|biblical for) (?:\\w+ ){0,3}(?:female|woman|lady) (?:pastors?|priests?|elders?|preachers?|bishops?)',
      'ordain\\w* (?:of )?women',
      'complementarian\\w*',
      'egalitarian\\w*',
    ].map(saying),
    views: [
      {
        name: 'The office of pastor is for men',
        says: 'Catholic and Orthodox churches, and many Baptist and Reformed ones, keep the office of priest, pastor or elder for men. Women and men are equal in worth, they say, and given different callings from creation on.',
        references: ['1 Timothy 2:11-13', '1 Timothy 3:2', '1 Corinthians 14:34-35'],
      },
      {
        name: 'Every office is for both',
        says: 'Methodist, Pentecostal, and many Lutheran and Anglican churches ordain women to every office. In Christ the old ranks are over, they say. Women prophesied, taught and led in the first churches, and the words that restrict them spoke to troubles of their place.',
        references: ['Galatians 3:28', 'Acts 2:17-18', 'Romans 16:1-2'],
      },
    ],
  },
  {
    id: 'spiritual-gifts',
    topic: 'Tongues and the gifts of the Spirit',
    recognisedBy: [
      '(?:do|does|must|should|can|is|are|did|why|need) (?:\\w+ ){0,6}(?:speak(?:ing)? in tongues|pray in tongues)',
      'tongues (?:\\w+ ){0,4}(?:today|still|ceased?|sign|evidence|necessary|biblical|for everyone)',
      'cessationis\\w*',
      'continuationis\\w*',
      'gifts of the (?:holy )?spirit (?:\\w+ ){0,4}(?:today|still|ceased?|ended)',
      '(?:has|have|did) (?:\\w+ ){0,4}(?:prophecy|miracles|healing|gifts) (?:\\w+ ){0,3}ceased?',
    ].map(saying),
    views: [
      {
        name: 'Every gift, and tongues as a sign',
        says: 'Pentecostal and many charismatic Christians hold that every gift of the first church is given today. Many of them take speaking in tongues for the first sign that a person is filled with the Spirit.',
        references: ['Acts 2:4', 'Acts 10:44-46', '1 Corinthians 14:5'],
      },
      {
        name: 'Every gift, to each another',
        says: 'Many Catholic, Anglican, Lutheran and evangelical Christians hold that the Spirit still gives all gifts, to each as he wills. No one gift proves his presence. He is known by his fruit.',
        references: ['1 Corinthians 12:29-31', '1 Corinthians 12:11', 'Galatians 5:22-23'],
      },
      {
        name: 'Signs of the apostles’ time',
        says: 'Many Reformed and Baptist Christians hold that tongues and other signs confirmed the word of the apostles until Scripture was complete. The Spirit lives in every believer, and works through that word.',
        references: ['Hebrews 2:3-4', '1 Corinthians 13:8-10', 'Ephesians 2:19-20'],
      },
    ],
  },
  {
    id: 'sabbath',
    topic: 'The sabbath and Sunday',
    recognisedBy: [
      '(?:saturday|sunday|seventh day) (?:\\w+ ){0,4}sabbath',
      'sabbath (?:\\w+ ){0,4}(?:saturday|sunday|seventh day)',
      '(?:sin|wrong|allowed|ok|okay) to (?:work|shop|play|mow|travel) on (?:a |the )?(?:sundays?|sabbath|saturdays?)',
      '(?:do|must|should|are) (?:christians|we|i) (?:\\w+ ){0,4}(?:keep|observe|obey) (?:the )?sabbath',
    ].map(saying),
    views: [
      {
        name: 'The seventh day',
        says: 'Seventh-day Adventists and Seventh Day Baptists keep Saturday. The sabbath was given at creation, they say, and stands among the commandments. Nothing in Scripture has moved it.',
        references: ['Genesis 2:2-3', 'Exodus 20:8-10', 'Luke 4:16'],
      },
      {
        name: 'The Lord’s Day as sabbath',
        says: 'Many Reformed and Presbyterian Christians hold that the day of rest has passed to the first day of the week, on which Christ rose. They keep Sunday free from work.',
        references: ['Acts 20:7', 'Revelation 1:10', '1 Corinthians 16:2'],
      },
      {
        name: 'A day in freedom',
        says: 'Lutheran, Catholic and many evangelical Christians gather on Sunday and see the old sabbath fulfilled in Christ. Rest is a gift, and days are kept with a free conscience or by the custom of the church.',
        references: ['Colossians 2:16-17', 'Romans 14:5-6', 'Mark 2:27-28'],
      },
    ],
  },
  {
    id: 'eternal-security',
    topic: 'Whether salvation can be lost',
    recognisedBy: [
      'once saved',
      'eternal security',
      'los(?:e|es|ing) (?:my |your |our |his |her |their |ones )?salvation',
      'lost (?:my|his|her|your|their) salvation',
      'perseverance of the saints',
    ].map(saying),
    views: [
      {
        name: 'Kept to the end',
        says: 'Reformed and most Baptist Christians hold that those whom God has truly saved he also keeps. Who turns away for good had not yet come to living faith, and who seems lost may still be brought home.',
        references: ['John 10:27-29', 'Romans 8:38-39', '1 John 2:19'],
      },
      {
        name: 'It can be thrown away',
        says: 'Catholic, Orthodox, Lutheran, Methodist and Pentecostal Christians hold that a believer can turn away and lose what was given. That is why Scripture warns, they say, and the way back stays open to all who repent.',
        references: ['Hebrews 6:4-6', 'John 15:6', '2 Peter 2:20-21'],
      },
    ],
  },
  {
    id: 'creation-days',
    topic: 'The days of creation',
    recognisedBy: [
      '(?:six|6|seven|7) (?:literal |24 hour |actual )?days? (?:of )?creation',
      'days of creation',
      '(?:young|old) earth',
      'age of the earth',
      'how old is the (?:earth|world|universe)',
      '(?:creation|creationis\\w*|genesis|adam|bible) (?:\\w+ ){0,6}(?:evolution|evolved|darwin|big bang|dinosaurs?|24 hour)',
      '(?:evolution|darwin|big bang|dinosaurs?) (?:\\w+ ){0,6}(?:bible|genesis|creation|adam)',
    ].map(saying),
    views: [
      {
        name: 'Six ordinary days',
        says: 'Adventist and many evangelical Christians, and some of all churches, hold that God made the world in six days of ordinary length, some thousands of years ago. The commandment of the sabbath counts them so.',
        references: ['Genesis 1:31', 'Exodus 20:11', 'Mark 10:6'],
      },
      {
        name: 'Long ages',
        says: 'Other evangelicals read the days as ages, since a day with God is not as ours. The earth may be as old as scientists say, and God brought forth each kind in his order.',
        references: ['Psalms 90:4', '2 Peter 3:8', 'Genesis 2:4'],
      },
      {
        name: 'A telling of who and why',
        says: 'Many Catholic, Anglican, Lutheran and Methodist Christians read the chapter as an ordered telling of who made the world and why, not of how long it took. God may have made life by evolution.',
        references: ['Hebrews 11:3', 'Psalms 104:24', 'Job 38:4'],
      },
    ],
  },
  {
    id: 'hell',
    topic: 'Hell',
    recognisedBy: [
      '(?:does|is|will|are|do) (?:\\w+ ){0,3}hell (?:\\w+ ){0,3}(?:last|real|forever|eternal|exist|empty|everlasting)',
      'eternal (?:conscious )?torment',
      'annihilationis\\w*',
      'universalis[mt]\\w*',
      'conditional immortality',
      '(?:will|are|is) (?:everyone|everybody|all people) (?:\\w+ ){0,3}saved',
      '(?:god|he|loving god) (?:\\w+ ){0,3}sends? (?:\\w+ ){0,4}to hell',
      'what (?:is|does the bible say about) hell',
    ].map(saying),
    views: [
      {
        name: 'Without end',
        says: 'Most churches, Catholic, Orthodox and Protestant, have taught that those who refuse God to the last are apart from him for ever. Many add that it is their own choice, which he grieves over.',
        references: ['Matthew 25:46', 'Revelation 14:11', 'Mark 9:47-48'],
      },
      {
        name: 'The lost cease to be',
        says: 'Seventh-day Adventists and some Anglicans and evangelicals hold that only God gives life without end. Those who refuse it perish at the judgment, and do not suffer for ever.',
        references: ['Matthew 10:28', 'Romans 6:23', 'Malachi 4:1'],
      },
      {
        name: 'The hope that all come home',
        says: 'Some Christians, since Gregory of Nyssa, hope that God’s love will in the end win everyone, through judgment and not past it. Others hold this as a prayer and no more.',
        references: ['Colossians 1:19-20', 'Romans 5:18', '1 Corinthians 15:22'],
      },
    ],
  },
  {
    id: 'prayers-for-the-dead',
    topic: 'Purgatory and prayers for the dead',
    recognisedBy: [
      'purgatory',
      '(?:can|may|should|do|does|is it|why) (?:\\w+ ){0,5}pray(?:ing|ers?)? (?:for|to) (?:the |our |my )?(?:dead|departed|deceased|souls)',
      '(?:can|may|should) (?:i|we) pray for my (?:\\w+ ){1,5}(?:dead|died|passed)',
      'prayers? for the dead',
    ].map(saying),
    views: [
      {
        name: 'Cleansing, and prayers that help',
        says: 'Catholic Christians hold that those who die in God’s friendship may still be made clean before they see him, and that prayer helps them. They read of it also in 2 Maccabees, which Protestant Bibles leave out.',
        references: ['1 Corinthians 3:13-15', 'Matthew 12:32'],
      },
      {
        name: 'Prayer without purgatory',
        says: 'Orthodox and some Anglican Christians pray for the dead as the church has since its early days. They trust them to God’s mercy, and do not say how he heals them.',
        references: ['2 Timothy 1:16-18', 'Luke 20:38'],
      },
      {
        name: 'At rest with Christ',
        says: 'Most Protestant churches hold that Christ has done all that is needed, and that who dies in faith is with him at once. They remember the dead with thanks and leave them to God.',
        references: ['Luke 23:43', 'Hebrews 9:27-28', '2 Corinthians 5:8'],
      },
    ],
  },
  {
    id: 'divorce-and-remarriage',
    topic: 'Divorce and marrying again',
    recognisedBy: [
      '(?:can|may|should|is|would|could|allowed) (?:\\w+ ){0,8}(?:re ?marry|re ?married|re ?marriage|marry again)',
      're ?marri(?:age|ed) (?:after|adultery|a sin|biblical|in the church)',
      'is (?:divorce|getting divorced|it a sin to (?:get )?divorced?)',
      'divorced? (?:\\w+ ){0,6}(?:a sin|adultery|allowed|biblical|unforgivable)',
      '(?:bible|scripture|god|jesus) (?:\\w+ ){0,5}divorce',
      'grounds for divorce',
    ].map(saying),
    views: [
      {
        name: 'For life',
        says: 'Catholic Christians hold that a true marriage lasts until death. Husband and wife may live apart, for safety’s sake too, but neither may marry again unless the church finds that it was no marriage.',
        references: ['Mark 10:11-12', 'Luke 16:18', '1 Corinthians 7:10-11'],
      },
      {
        name: 'Some things end it',
        says: 'Most Baptist, Reformed and Pentecostal churches hold that adultery or desertion, and many say abuse, can end a marriage before God. Who was wronged so is free to marry again.',
        references: ['Matthew 19:9', '1 Corinthians 7:15'],
      },
      {
        name: 'Mercy for what is broken',
        says: 'Orthodox, Lutheran, Anglican and Methodist churches hold that marriage is meant for life, and may bless another where one has died. They do it with repentance, for mercy’s sake.',
        references: ['Matthew 19:8', 'Psalms 103:13-14', 'John 8:10-11'],
      },
    ],
  },
  {
    id: 'alcohol',
    topic: 'Alcohol',
    recognisedBy: [
      '(?:can|may|should|are) (?:\\w+ )?(?:christians?|believers?|pastors?) (?:\\w+ ){0,4}(?:drink|alcohol|wine|beer)',
      '(?:is|it) (?:it )?(?:a sin|sinful|wrong|ok|okay|allowed|biblical) (?:\\w+ ){0,4}(?:to )?(?:drink(?:ing)?(?! (?:water|coffee|tea))|alcohol|wine|beer)',
      '(?:is|are) (?:drinking|alcohol|wine|beer) (?:\\w+ ){0,4}(?:sin|sinful|wrong|allowed|forbidden|ok|okay)',
      '(?:bible|jesus|scripture) (?:\\w+ ){0,5}(?:alcohol|drinking wine|drinking alcohol)',
    ].map(saying),
    views: [
      {
        name: 'A gift, in measure',
        says: 'Catholic, Orthodox, Lutheran, Anglican and Reformed Christians mostly hold that wine is a gift to be taken with thanks and in measure. To be drunk is the sin, and who cannot keep measure does well to abstain.',
        references: ['Psalms 104:14-15', '1 Timothy 5:23', 'Ephesians 5:18'],
      },
      {
        name: 'Better to abstain',
        says: 'Many Baptist, Methodist, Pentecostal, Adventist and Salvation Army Christians do not drink. It ruins lives, they say, the body is God’s temple, and love leaves what may make another stumble.',
        references: ['Proverbs 20:1', 'Romans 14:21', '1 Corinthians 6:19-20'],
      },
    ],
  },
  {
    id: 'tithing',
    topic: 'Tithing',
    recognisedBy: [
      '(?:do|must|should|have|need|am|are|is|what (?:does|do|is|about)|how much|required) (?:\\w+ ){0,6}tith(?:e|es|ing)',
      'tith(?:e|es|ing) (?:\\w+ ){0,5}(?:ten|10|percent|gross|net|required|new testament|biblical|law)',
      '(?:ten|10) ?percent (?:\\w+ ){0,5}(?:tithe|to (?:the |my )?church)',
    ].map(saying),
    views: [
      {
        name: 'A tenth comes first',
        says: 'Many Baptist, Pentecostal and Adventist Christians give a tenth of what they earn before all else. Abraham gave it before there was a law, they say, and God asks to be tried in it.',
        references: ['Malachi 3:10', 'Genesis 14:19-20', 'Matthew 23:23'],
      },
      {
        name: 'Freely, as one is able',
        says: 'Many Catholic, Lutheran, Anglican and Reformed Christians hold that the tenth belonged to the law of Israel. Christians give gladly and as they are able, some less than a tenth, some far more.',
        references: ['2 Corinthians 9:7', '1 Corinthians 16:2', '2 Corinthians 8:12'],
      },
    ],
  },
];
